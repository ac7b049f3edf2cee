import { operatorForm } from "@/lib/console/operator-form";
import { requireOperator } from "@/lib/console/require-operator";
import { entityTag, expectedVersion } from "@/lib/platform/http/if-match";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { consume } from "@/lib/platform/limits/consume";
import { consolePaths } from "@/lib/site/paths";
import { settingForms } from "./forms";
import { type SettingInputs, type SettingKey, type Settings, settingInputs } from "./schema";
import { type ChangeFacts, getSetting, putSetting, type Versioned } from "./store";
import { settingSaved } from "./words";

/** The handlers behind the console's form of one setting. */
export function settingForm<K extends SettingKey>(key: K) {
  return operatorForm({
    schema: settingForms[key],
    run: async (typed, { actor, now }) => {
      const { version, ...input } = typed;
      await putSetting(key, input as unknown as SettingInputs[K], { version, actor, now });
      return { said: settingSaved[key]("enabled" in typed && typed.enabled === true) };
    },
    page: () => consolePaths[key],
  });
}

interface SettingEndpoint<K extends SettingKey> {
  key: K;
  /** The stored value in the shape that the specification gives to GET. */
  answer: (value: Settings[K]) => object;
  /** Headers of GET beside the ETag. */
  headers?: (value: Settings[K], request: Request, now: Date) => Promise<Record<string, string>>;
  /** Takes a body that isn't the setting as JSON; undefined leaves it to the usual way. */
  put?: (request: Request, facts: ChangeFacts) => Promise<Versioned<K>> | undefined;
}

/** The handlers of an operator's switch: anyone reads it, the operator writes it. */
export function settingRoute<K extends SettingKey>({ key, answer, headers, put }: SettingEndpoint<K>) {
  const answered = ({ value, version }: Versioned<K>, more?: Record<string, string>) =>
    Response.json(answer(value), {
      headers: { ETag: entityTag(version), "Cache-Control": "no-store", ...more },
    });

  const GET = route(async (request, { now }) => {
    const setting = await getSetting(key);
    return answered(setting, await headers?.(setting.value, request, now));
  });

  const PUT = route(async (request, { clientAddress, now }) => {
    await consume("operatorApi", clientAddress, now);
    const actor = await requireOperator(request, now);
    const facts = { version: expectedVersion(request), actor, now };
    const special = put?.(request, facts);
    if (special) return answered(await special);
    const { input } = validate(request, settingInputs[key], await readFields(request));
    return answered(await putSetting(key, input as SettingInputs[K], facts));
  });

  const { POST, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "PUT");
  return { GET, PUT, POST, PATCH, DELETE, OPTIONS };
}
