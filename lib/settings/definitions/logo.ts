import { z } from "zod";
import { lengths } from "@/lib/platform/forms/lengths";
import { formatInteger } from "@/lib/site/figures";
import { defaultLogoPath, endpoints } from "@/lib/site/paths";
import { defineSetting } from "../define-setting";
import { siteOrWebAddress } from "../fields";

const kilobytes = `${lengths.logoBytes / 1024} KiB`;

export const logo = defineSetting({
  key: "logo",
  path: endpoints.logo,
  perRequest: false,
  stored: z.object({
    /** The image's path on this site; null shows the built-in logo. */
    logoUrl: z.string().nullable(),
    /** The same for the dark theme; null uses the light one for both. */
    darkLogoUrl: z.string().nullable().default(null),
  }),
  input: z.object({
    logoUrl: siteOrWebAddress("Logo address").nullable(),
    /** If omitted, it stays. */
    darkLogoUrl: siteOrWebAddress("Dark logo address").nullable().optional(),
  }),
  publicValue: z.object({
    success: z.literal(true),
    logoUrl: z.string(),
    /** Only if the dark theme has its own. */
    darkLogoUrl: z.string().optional(),
  }),
  toPublicValue: ({ logoUrl, darkLogoUrl }) => ({
    success: true as const,
    logoUrl: logoUrl ?? defaultLogoPath,
    ...(darkLogoUrl && { darkLogoUrl }),
  }),
  initial: { logoUrl: null, darkLogoUrl: null },
  storedOnly: {},
  title: "Logo",
  lead: `PNG, JPEG, WebP or AVIF, up to ${kilobytes}. The image is scaled to fit 136 by 32 pixels. The dark theme can have its own.`,
  saved: () => "Saved. Pages loaded from now on will show this logo.",
  fields: {
    logoUrl: {
      kind: "text",
      label: "Address",
      audited: "Logo",
      hint: "The image is downloaded once, when you set the address, and then served by this site. Paths on this site are used as they are.",
      required: true,
      maxLength: lengths.link,
      isAddress: true,
      emptyIsNull: true,
    },
    darkLogoUrl: {
      kind: "text",
      label: "Address for the dark theme",
      audited: "Logo for the dark theme",
      hint: "Leave empty to show the same image in both themes.",
      optional: true,
      maxLength: lengths.link,
      isAddress: true,
      emptyIsNull: true,
    },
  },
  state: { kind: "value", detail: ({ logoUrl }) => logoUrl ?? "The built-in logo." },
  file: {
    maximumBytes: lengths.logoBytes,
    accept: ["image/png", "image/jpeg", "image/webp", "image/avif"],
    tooLarge: `The logo must be at most ${kilobytes}.`,
    api: {
      description: `An image at an external address is downloaded and stored. The image itself (PNG, JPEG, WebP or AVIF) may be sent instead of its address, up to ${formatInteger(lengths.logoPixels)} pixels per side.`,
      form: "The first file is the logo. With `?theme=dark` in the address, it is the logo for the dark theme.",
      tooLarge: `The image is over ${kilobytes}, or the JSON over ${lengths.bodyBytes / 1024} KiB.`,
    },
    form: {
      uploads: {
        light: { title: "Upload an image", file: "Image", upload: "Upload and use" },
        dark: {
          title: "Upload an image for the dark theme",
          file: "Image for the dark theme",
          hint: "Without one, the same image is shown in both themes.",
          upload: "Upload for the dark theme",
        },
      },
      valueTitle: "Use an image at an address",
      use: "Use this address",
      resetTitle: "Use the built-in logo",
      reset: "Remove the logo",
    },
  },
  command: {
    summary: "Change the logo or restore the built-in one",
    help: `logo set IMAGE     a file, a web address, or a path on this site
logo set IMAGE --dark
                   an image for the dark theme only; without one, both themes show the same image
logo reset         restore the built-in logo
logo reset --dark  show the same image in both themes
logo status        show what is set

A file, or the image at a web address, is copied and served by the site itself: PNG, JPEG, WebP or AVIF, at most ${kilobytes}.
The logo is scaled to fit 136 by 32 pixels and aligned to the left.

Examples:
  npm run operator -- logo set ./logo.png
  npm run operator -- logo reset`,
    verbs: {
      set: {
        word: {
          name: "logoUrl",
          missing: "Give the image: a file, a web address, or a path on this site.",
        },
        options: { dark: { type: "boolean" } },
        write: ({ logoUrl, dark }, current) => (dark ? { ...current, darkLogoUrl: logoUrl } : { logoUrl }),
      },
      reset: {
        options: { dark: { type: "boolean" } },
        write: ({ dark }, current) =>
          dark ? { ...current, darkLogoUrl: null } : { logoUrl: null, darkLogoUrl: null },
      },
    },
    describe: ({ logoUrl, darkLogoUrl }) =>
      [
        `The logo is ${logoUrl ?? "the built-in one"}.`,
        ...(darkLogoUrl ? [`In the dark theme it is ${darkLogoUrl}.`] : []),
      ].join("\n"),
  },
  api: {
    name: "logo",
    read: { success: true, logoUrl: "/logo.svg" },
    write: { logoUrl: "https://cdn.example.com/logo.png" },
  },
});
