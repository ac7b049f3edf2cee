import { accessCookie } from "@/lib/access/passes";
import { currentPass } from "@/lib/access/snapshot";
import { dedupeSubmit } from "@/lib/auth/forms/dedupe-submit";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { isStaffSession, staffCookie } from "@/lib/auth/sessions/sessions";
import { actorName } from "@/lib/platform/context";
import { maintenancePassHeader, pageHeader, reachablePagesHeader } from "@/lib/platform/http/headers";
import { isMobile } from "@/lib/platform/http/is-mobile";
import { HttpError } from "@/lib/platform/http-error";
import { anyone } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { splitPath } from "@/lib/site/language";
import { logoPath } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import {
  anySetting,
  type FileKey,
  findDefinition,
  type SettingInputs,
  type SettingKey,
  secretFields,
  settingKeys,
} from "./";
import { themeOf } from "./define-setting";
import { isExempt } from "./exempt-paths";
import { settingValues } from "./form-values";
import { settingForm, switchForm } from "./forms";
import { readLogo } from "./logo";
import { reachablePages } from "./maintenance-links";
import { putFile } from "./put-file";
import { type SettingResponse, settingApi } from "./setting-api";
import { settingsSnapshot } from "./snapshot";
import { askedValue, getSetting, putSetting, toggleSetting } from "./store";
import { uploadedImage } from "./uploaded-image";

/** The setting of a path. @throws HttpError 404 */
function settingOf({ setting }: { setting: string }) {
  const found = findDefinition(setting);
  if (!found) throw new HttpError(404, "This setting doesn’t exist.");
  return found;
}

/**
 * An open page sends its path, and learns which pages its visitor can open, and whether it may stay uncovered, because
 * it is exempt, or its visitor is staff or entered with a link.
 */
const shownMaintenance: SettingResponse<"maintenance"> = async ({ value }, { request, context }) => {
  const { now } = context;
  const protection = (await settingsSnapshot())?.protection;
  const pass = await currentPass(accessCookie.read(request), protection?.passcodeHash ?? null, now);
  const page = request.headers.get(pageHeader) ?? "";
  const passes =
    isExempt(page, value.exempt) ||
    pass?.through === "maintenance" ||
    (await isStaffSession(staffCookie.read(request), now));
  const visitor = { isMobile: isMobile(request.headers), hasPass: pass !== null };
  const reachable =
    protection && reachablePages(splitPath(page).language, { maintenance: value, protection }, visitor);
  const headers = {
    ...(passes && { [maintenancePassHeader]: "1" }),
    ...(value.enabled && reachable && { [reachablePagesHeader]: reachable.join(" ") }),
  };
  return { value, headers };
};

/**
 * Reading and writing of every setting, in the order of the API’s description. Each route file serves those at its own
 * path. The announcement’s are in lib/announcements, because its response depends on the planned ones.
 */
export const settingOperations = settingKeys
  .filter((key) => key !== "announcement")
  .sort()
  .flatMap((key) => (key === "maintenance" ? settingApi(key, shownMaintenance) : settingApi(key)));

const onSetting = { method: "POST", caller: staff("settings:write"), params: ["setting"] } as const;

export const saveSetting = defineOperation({
  ...onSetting,
  name: "save-setting",
  path: (setting) => consolePaths.save(consolePaths.setting(setting)),
  input: (params: { setting: string }) => settingForm(settingOf(params)),
  run: (context, { version, setting, ...input }) => {
    const { key } = settingOf({ setting });
    return putSetting(context, { key, version, input: input as unknown as SettingInputs[SettingKey] });
  },
  resultMessage: (_result, { setting, ...input }) => ({
    message: settingOf({ setting }).saved("enabled" in input && input.enabled === true),
  }),
  form: consoleForm(consolePaths.setting, secretFields),
});

const uploadForm = consoleForm(consolePaths.setting);

/** Browsers can't refill a file field, so a refusal only shows a message. */
export const uploadToSetting = defineOperation({
  ...onSetting,
  name: "upload-setting",
  path: consolePaths.uploadSetting,
  body: "upload",
  run: async (context, params, { request }) => {
    const { key, file } = settingOf(params);
    if (!file) throw new HttpError(404, "This setting doesn’t accept a file.");
    const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
    const image = await uploadedImage(request, file);
    if (!image?.length) throw new HttpError(422, "Choose an image.");
    const theme = themeOf(request.url);
    const button = `${actorName(context.actor)} ${consolePaths.setting(key)} ${theme}`;
    return dedupeSubmit(button, `${version} ${image.toString("base64")}`, context.now, () =>
      putFile(context, { key: key as FileKey, version, bytes: image, theme }),
    );
  },
  resultMessage: (_result, params) => ({ message: settingOf(params).saved(false) }),
  form: {
    ...uploadForm,
    refused: (refusal, call) => (refusal.status === 404 ? null : uploadForm.refused(refusal, call)),
  },
});

const switchPage = consoleForm(consolePaths.settings);

/** What can't be switched on as it stands leads to its form, where the error is at its field. */
export const switchSetting = defineOperation({
  name: "switch-setting",
  method: "POST",
  path: consolePaths.switch,
  caller: staff("settings:write"),
  input: switchForm,
  run: (context, { to, ...pressed }) => toggleSetting(context, { ...pressed, enabled: to === "enabled" }),
  resultMessage: (_result, { key, to }) => ({ message: anySetting(key).saved(to === "enabled") }),
  form: {
    ...switchPage,
    refused: async (refusal, call) => {
      const { data } = switchForm.safeParse(call.fields);
      if (!data || refusal.status !== 422 || !refusal.details.fields)
        return switchPage.refused(refusal, call);
      const { key, text } = data;
      const { value, version } = await getSetting(key);
      const stored = settingValues(anySetting(key).fields, value);
      const fields = {
        ...stored,
        ...askedValue(key, text),
        enabled: data.to === "enabled" ? "on" : "",
        version: String(version),
      };
      return consoleForm(consolePaths.setting(key)).refused(refusal, { ...call, fields });
    },
  },
});

/** The path contains the content's hash, so the response never changes. */
export const fetchLogo = defineOperation({
  name: "fetch-logo",
  method: "GET",
  path: logoPath,
  params: ["hash"],
  caller: anyone(false),
  run: async (_context, { hash }) => {
    const logo = await readLogo(hash);
    if (!logo) throw new HttpError(404, "This image doesn’t exist.");
    return new Response(logo.bytes, {
      headers: { "Content-Type": logo.contentType, "Cache-Control": "public, max-age=31536000, immutable" },
    });
  },
});
