import { staff } from "@/lib/auth/forms/staff";
import { entityTag, expectedVersion } from "@/lib/platform/http/if-match";
import { readFields, validate } from "@/lib/platform/http/parse";
import type { JsonObject } from "@/lib/platform/openapi/operation";
import type { Call } from "@/lib/platform/operations/call";
import { anyone, type ErrorMeanings } from "@/lib/platform/operations/callers";
import { defineOperation, type Operation } from "@/lib/platform/operations/define";
import { pascalCase } from "@/lib/site/first-letter";
import { anySetting, type FileKey, type SettingInputs, type SettingKey, type Settings } from "./";
import { type FilePart, themeOf, themes } from "./define-setting";
import { putFile } from "./put-file";
import { getSetting, putSetting, type VersionedSetting } from "./store";
import { uploadedImage } from "./uploaded-image";

/** The response for a given page, which replaces the stored setting, and additional headers. */
export type SettingResponse<K extends SettingKey> = (
  setting: VersionedSetting<K>,
  call: Call,
) => Promise<{ value: Settings[K]; headers: Record<string, string> }>;

const described = { ETag: { description: "The version of the setting.", schema: { type: "string" } } };
const ifMatch = {
  name: "If-Match",
  in: "header",
  required: true,
  schema: { type: "string" },
  description: "The `ETag` from reading the setting.",
};

const themeParameter = {
  name: "theme",
  in: "query",
  required: false,
  schema: { type: "string", enum: [...themes] },
  description: "The theme that an image sent as a file is for.",
};

const conditional: ErrorMeanings = { 412: "", 428: "" };
const tooLarge = ({ api }: FilePart): ErrorMeanings => ({ 413: api.tooLarge });

/** The operations of a setting: anyone may read it; staff write the whole value, based on the version that they read. */
export function settingApi<K extends SettingKey>(key: K, shown?: SettingResponse<K>): [Operation, Operation] {
  const { slug, path, toPublicValue, input: schema, publicValue, file, api } = anySetting(key);
  const { name } = api;
  const title = pascalCase(slug);
  const respond = ({ value, version }: VersionedSetting<SettingKey>, headers: Record<string, string> = {}) =>
    Response.json(toPublicValue(value), {
      headers: { ETag: entityTag(version), "Cache-Control": "no-store", ...headers },
    });
  const docs = {
    tag: "This site",
    response: {
      name: `${title}Answer`,
      schema: publicValue,
      description: `The current ${name} setting. \`ETag\` is its version.`,
      examples: { current: { summary: "Current value", value: api.read as JsonObject } },
    },
    headers: described,
  };
  const full = "Send the complete value. The change takes effect on every page within two seconds.";

  const reading = defineOperation({
    name: `read-${slug}`,
    method: "GET",
    path,
    caller: anyone(true),
    run: async (_context, _input, call) => {
      const setting = await getSetting(key);
      const other = await shown?.(setting, call);
      return respond({ ...setting, value: other?.value ?? setting.value }, other?.headers);
    },
    errors: { 503: "The database is unavailable." },
    docs: {
      ...docs,
      summary: `Read the ${name} setting`,
      description: "Read by every page, without credentials.",
    },
  });

  const writing = defineOperation({
    name: `write-${slug}`,
    method: "PUT",
    path,
    caller: staff("settings:write"),
    body: "own",
    run: async (context, _input, { request }): Promise<VersionedSetting<SettingKey>> => {
      const version = expectedVersion(request);
      const image = file && uploadedImage(request, file);
      if (image)
        return putFile(context, {
          key: key as FileKey,
          version,
          bytes: await image,
          theme: themeOf(request.url),
        });
      const { input } = validate(request, schema, await readFields(request));
      return putSetting(context, { key, version, input: input as SettingInputs[K] });
    },
    toResponse: (setting) => respond(setting),
    errors: { ...conditional, ...(file ? tooLarge(file) : {}) },
    docs: {
      ...docs,
      summary: `Change the ${name} setting`,
      description: file ? `${full} ${file.api.description}` : full,
      request: { name: `${title}Input`, schema, example: api.write as JsonObject },
      parameters: file ? [ifMatch, themeParameter] : [ifMatch],
      ...(file && {
        otherRequestBodies: {
          "image/*": {},
          "multipart/form-data": { type: "object", description: file.api.form },
        },
      }),
    },
  });
  return [reading, writing];
}
