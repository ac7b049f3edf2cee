import { z } from "zod";
import { freeText, optional } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { announcementTypes } from "./announcement";
import { safeLink, trueOrFalse } from "./fields";

/** An announcement's content and look, independent of its times. */
export const announcementContent = {
  message: freeText("Message", lengths.announcementMessage),
  type: z
    .enum(announcementTypes, { error: `Type must be one of ${announcementTypes.join(", ")}.` })
    .default("info"),
  link: optional(safeLink),
  linkText: optional(freeText("Link text", lengths.announcementLinkText)),
  dismissible: trueOrFalse("Dismissible"),
};

export const announcementFields = {
  message: { kind: "area", label: "Message", rows: 2 },
  type: {
    kind: "select",
    label: "Type",
    options: [
      { value: "info", label: "Information" },
      { value: "success", label: "Good news" },
      { value: "warning", label: "Warning" },
      { value: "danger", label: "Urgent" },
    ],
  },
  link: {
    kind: "text",
    label: "Link",
    hint: "A path on this site, or an http, https, mailto or tel address.",
    optional: true,
    maxLength: lengths.link,
    isAddress: true,
  },
  linkText: {
    kind: "text",
    label: "Link text",
    hint: "Leave empty to use “Learn more”.",
    optional: true,
    maxLength: lengths.announcementLinkText,
    joins: "beside",
  },
} as const;

/** Separate from the others, because it is placed below the end. */
export const dismissibleField = {
  kind: "check",
  label: "Visitors can dismiss it",
  audited: "Dismissible",
  joins: "below",
} as const;
