import type { z } from "zod";
import { lengths } from "@/lib/platform/forms/lengths";
import { limitMeaning, tooLong } from "@/lib/platform/openapi/common";
import type { JsonObject, Operation, SiteOperation } from "@/lib/platform/openapi/operation";
import { type SettingKey, settingAnswers, settingInputs } from "@/lib/settings/schema";
import { endpoints } from "@/lib/site/paths";

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: true,
  schema: { type: "string" },
  description: "The `ETag` that reading the setting gave.",
};

const headers = { ETag: { description: "The version of the setting.", schema: { type: "string" } } };

const readMeanings = { 503: { description: "The database can’t be used at the moment." } };

const writeMeanings = {
  401: {
    title: "Sign-in needed",
    description: "Neither the operator’s token nor a session of the console was sent.",
  },
  403: { description: "A browser sent a session of the console from another site." },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was changed." },
};

const logoSentence = ` An image at another address is fetched and kept here. The image itself (PNG, JPEG, WebP or AVIF) may be sent in place of its address, up to ${lengths.logoPixels} pixels a side.`;
const logoTooLarge = {
  description: `The image is over ${lengths.logoBytes / 1024} KiB, or the JSON over ${lengths.bodyBytes / 1024} KiB.`,
};
/** What the logo may be sent as beside JSON. */
const logoBodies: SiteOperation["otherBodies"] = {
  "image/*": {},
  "multipart/form-data": { type: "object", description: "The first file is the logo." },
};

const announcement: JsonObject = {
  enabled: true,
  message: "Maintenance on Sunday from 02:00 to 03:00 UTC.",
  type: "info",
  link: "/status",
  linkText: "Status",
  dismissible: true,
  expiresAt: "2025-02-02T03:00:00.000Z",
};
const maintenance: JsonObject = {
  enabled: false,
  message: "We are back shortly.",
  endTime: null,
  showTimer: false,
};

/** Name and path of each setting, what reading it answers and what writing it takes. */
const settings: Record<SettingKey, { name: string; path: string; read: JsonObject; write: JsonObject }> = {
  protection: {
    name: "website protection",
    path: endpoints.protection,
    read: { enabled: false },
    write: { enabled: true, mobile: "splash", passcode: "a passcode of your choice" },
  },
  maintenance: {
    name: "maintenance",
    path: endpoints.maintenance,
    read: { success: true, maintenance },
    write: maintenance,
  },
  announcement: {
    name: "announcement bar",
    path: endpoints.announcement,
    read: { success: true, announcement },
    write: announcement,
  },
  logo: {
    name: "logo",
    path: endpoints.logo,
    read: { success: true, logoUrl: "/logo.svg" },
    write: { logoUrl: "https://cdn.example.com/logo.png" },
  },
};

function operationsOf([key, { name, path, read, write }]: [SettingKey, (typeof settings)[SettingKey]]) {
  const title = key[0]?.toUpperCase() + key.slice(1);
  const answer = (value: JsonObject): Operation["answer"] => ({
    name: `${title}Answer`,
    schema: settingAnswers[key] as z.ZodType,
    description: `The ${name} setting as it stands. \`ETag\` is its version.`,
    examples: { current: { summary: "As it stands", value } },
  });
  const common = { path, tag: "This site" };
  const reading: SiteOperation = {
    ...common,
    id: `read-${key}`,
    method: "get",
    summary: `Read the ${name} setting`,
    description: "Read without credentials, by every page.",
    answer: answer(read),
    headers,
    refusals: [500, 503],
    refusalMeanings: readMeanings,
    extra: {},
  };
  const writing: SiteOperation = {
    ...common,
    id: `write-${key}`,
    method: "put",
    summary: `Write the ${name} setting`,
    description: `Takes the full value. In force on every page within two seconds.${key === "logo" ? logoSentence : ""}`,
    request: { name: `${title}Input`, schema: settingInputs[key], example: write },
    answer: answer(read),
    headers,
    refusals: [400, 401, 403, 411, 412, 413, 415, 422, 428, 429, 500, 503],
    refusalMeanings: key === "logo" ? { ...writeMeanings, 413: logoTooLarge } : writeMeanings,
    ...(key === "logo" && { otherBodies: logoBodies }),
    extra: { parameters: [ifMatch], security: [{ operatorToken: [] }, { operatorSession: [] }] },
  };
  return [reading, writing];
}

export const settingOperations: SiteOperation[] = (
  Object.entries(settings) as [SettingKey, (typeof settings)[SettingKey]][]
).flatMap(operationsOf);
