import { accessCookie, passOfCookie } from "@/lib/access/passes";
import { passesSnapshot } from "@/lib/access/snapshot";
import { flash } from "@/lib/console/form-page";
import { operatorForm } from "@/lib/console/operator-form";
import { requireOperator } from "@/lib/console/require-operator";
import { onePress } from "@/lib/console/second-press";
import { isOperatorSession, operatorCookie } from "@/lib/console/sessions";
import { actorName } from "@/lib/platform/context";
import { readCookie } from "@/lib/platform/http/cookies";
import { maintenancePassHeader, pageHeader } from "@/lib/platform/http/headers";
import { entityTag, expectedVersion } from "@/lib/platform/http/if-match";
import { readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { Refusal } from "@/lib/platform/refusal";
import { consolePaths, paths } from "@/lib/site/paths";
import {
  anySetting,
  type FileKey,
  findSetting,
  type SettingInputs,
  type SettingKey,
  type Settings,
  secretFields,
} from "./";
import { isExempt } from "./exempt-paths";
import { settingForm } from "./forms";
import { putFile } from "./put-file";
import { getSetting, putSetting, type Versioned } from "./store";
import { uploadedImage } from "./uploaded-image";

type Params = { setting: string };

/** The setting of an address. @throws Refusal 404 */
function settingOf({ setting }: Params) {
  const found = findSetting(setting);
  if (!found) throw new Refusal(404, "There is no such setting.");
  return found;
}

const page = ({ setting }: Params) => consolePaths.setting(setting);

/** The handlers behind the console's form of a setting. */
export const saveSetting = operatorForm<ReturnType<typeof settingForm>, Params>({
  right: "settings:write",
  schema: (params) => settingForm(settingOf(params)),
  run: async (context, { version, ...input }, params) => {
    const { key, saved } = settingOf(params);
    await putSetting(context, { key, version, input: input as unknown as SettingInputs[SettingKey] });
    return { said: saved("enabled" in input && input.enabled === true) };
  },
  secretFields,
  page,
});

/**
 * The handlers behind the form that uploads an image. A chosen file can't be put back into its field, so a refusal is a
 * sentence and nothing more.
 */
export const uploadSetting = {
  ...onlyMethods<Params>("POST"),
  POST: route<Params>(
    async (request, visited) => {
      const { params, now } = visited;
      const context = { ...visited, actor: await requireOperator(request, visited, "settings:write") };
      const { key, file, saved } = settingOf(params);
      if (!file) throw new Refusal(404, "This setting takes no file.");
      const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
      const image = await uploadedImage(request, file);
      if (!image?.length) throw new Refusal(422, "Choose an image.");
      const sent = `${version} ${image.toString("base64")}`;
      const button = `${actorName(context.actor)} ${page(params)}`;
      await onePress(button, sent, now, () =>
        putFile(context, { key: key as FileKey, version, bytes: image }),
      );
      return seeOther(flash(page(params), "done", saved(false)));
    },
    (request, refusal, { requestId }) => {
      if (refusal.status === 403 || refusal.status === 404) return problemAnswer(refusal, requestId);
      if (refusal.status === 401) return seeOther(paths.operator);
      const form = new URL(request.url).pathname.replace(/\/upload$/, "");
      return seeOther(flash(form, "refused", refusal.message));
    },
  ),
};

type Headers = Record<string, string>;

/** Headers of GET beside the ETag, for the settings that have any. */
const moreHeaders: {
  [K in SettingKey]?: (value: Settings[K], request: Request, now: Date) => Promise<Headers>;
} = {
  /**
   * An open page says which one it is, and learns whether it may stay uncovered: it is exempt, or the operator's, or open
   * to somebody whom a link lets through.
   */
  maintenance: async ({ exempt }, request, now): Promise<Headers> => {
    const pass = passOfCookie(readCookie(request, accessCookie), await passesSnapshot(), now);
    const passes =
      isExempt(request.headers.get(pageHeader) ?? "", exempt) ||
      pass?.through === "maintenance" ||
      (await isOperatorSession(readCookie(request, operatorCookie), now));
    return passes ? { [maintenancePassHeader]: "1" } : {};
  },
};

interface RouteOptions<K extends SettingKey> {
  /** What the asking page is shown in place of the setting as it is stored, and headers that say more of it. */
  shown?: (
    value: Settings[K],
    request: Request,
    now: Date,
  ) => Promise<{ value: Settings[K]; headers: Headers }>;
}

/** The handlers of an operator's setting: anyone reads it, the operator writes it. */
export function settingRoute<K extends SettingKey>(key: K, { shown }: RouteOptions<K> = {}) {
  const { toAnswer, input: schema, file } = anySetting(key);
  const answered = ({ value, version }: Versioned<SettingKey>, more?: Headers) =>
    Response.json(toAnswer(value), {
      headers: { ETag: entityTag(version), "Cache-Control": "no-store", ...more },
    });

  const GET = route(async (request, { now }) => {
    const setting = await getSetting(key);
    const other = await shown?.(setting.value, request, now);
    if (other) return answered({ ...setting, value: other.value }, other.headers);
    return answered(setting, await moreHeaders[key]?.(setting.value, request, now));
  });

  const PUT = route(async (request, visited) => {
    const context = { ...visited, actor: await requireOperator(request, visited, "settings:write") };
    const version = expectedVersion(request);
    const image = file && uploadedImage(request, file);
    if (image) return answered(await putFile(context, { key: key as FileKey, version, bytes: await image }));
    const { input } = validate(request, schema, await readFields(request));
    return answered(await putSetting(context, { key, version, input: input as SettingInputs[K] }));
  });

  const { POST, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "PUT");
  return { GET, PUT, POST, PATCH, DELETE, OPTIONS };
}
