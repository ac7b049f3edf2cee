import { type SettingInputs, type SettingKey, type Settings, settingInputs } from "@/lib/schemas/settings";
import { requireOperator } from "@/lib/server/operator/require-operator";
import type { ChangeFacts } from "@/lib/server/settings/change-setting";
import { getSetting, type Versioned } from "@/lib/server/settings/get-setting";
import { putSetting } from "@/lib/server/settings/put-setting";
import { entityTag, expectedVersion } from "./if-match";
import { readFields, validate } from "./parse";
import { onlyMethods, route } from "./route";

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

  const PUT = route(async (request, context) => {
    const { now } = context;
    const actor = await requireOperator(request, context);
    const facts = { version: expectedVersion(request), actor, now };
    const special = put?.(request, facts);
    if (special) return answered(await special);
    const { input } = validate(request, settingInputs[key], await readFields(request));
    return answered(await putSetting(key, input as SettingInputs[K], facts));
  });

  const { POST, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "PUT");
  return { GET, PUT, POST, PATCH, DELETE, OPTIONS };
}
