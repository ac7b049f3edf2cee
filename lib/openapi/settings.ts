import type { JsonObject, Operation, SiteOperation } from "@/lib/platform/openapi/operation";
import { type KeyedSetting, settingList } from "@/lib/settings";
import type { FilePart } from "@/lib/settings/define-setting";
import { staffMeanings, staffOnly } from "./staff";

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: true,
  schema: { type: "string" },
  description: "The `ETag` that reading the setting gave.",
};

const headers = { ETag: { description: "The version of the setting.", schema: { type: "string" } } };

const readMeanings = { 503: { description: "The database can’t be used at the moment." } };

/** What a setting with a file may be sent as beside JSON. */
function fileBodies({ api }: FilePart): SiteOperation["otherBodies"] {
  return { "image/*": {}, "multipart/form-data": { type: "object", description: api.form } };
}

function operationsOf({ key, path, input, answer: schema, file, api }: KeyedSetting): SiteOperation[] {
  const { name, read, write } = api;
  const title = key[0]?.toUpperCase() + key.slice(1);
  const answer: Operation["answer"] = {
    name: `${title}Answer`,
    schema,
    description: `The ${name} setting as it stands. \`ETag\` is its version.`,
    examples: { current: { summary: "As it stands", value: read as JsonObject } },
  };
  const common = { path, tag: "This site", answer, headers };
  const reading: SiteOperation = {
    ...common,
    id: `read-${key}`,
    method: "get",
    summary: `Read the ${name} setting`,
    description: "Read without credentials, by every page.",
    refusals: [500, 503],
    refusalMeanings: readMeanings,
    extra: {},
  };
  const full = "Takes the full value. In force on every page within two seconds.";
  const writing: SiteOperation = {
    ...common,
    id: `write-${key}`,
    method: "put",
    summary: `Write the ${name} setting`,
    description: file ? `${full} ${file.api.description}` : full,
    request: { name: `${title}Input`, schema: input, example: write as JsonObject },
    refusals: [400, 401, 403, 411, 412, 413, 415, 422, 428, 429, 500, 503],
    refusalMeanings: file ? { ...staffMeanings, 413: { description: file.api.tooLarge } } : staffMeanings,
    ...(file && { otherBodies: fileBodies(file) }),
    extra: { parameters: [ifMatch], ...staffOnly },
  };
  return [reading, writing];
}

export const settingOperations: SiteOperation[] = settingList.flatMap(operationsOf);
