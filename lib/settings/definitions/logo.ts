import { z } from "zod";
import { lengths } from "@/lib/platform/forms/lengths";
import { defaultLogoPath, endpoints } from "@/lib/site/paths";
import { defineSetting } from "../define-setting";
import { siteOrWebAddress } from "../fields";

const kilobytes = `${lengths.logoBytes / 1024} KiB`;

export const logo = defineSetting({
  key: "logo",
  path: endpoints.logo,
  perRequest: false,
  stored: z.object({
    /** The site's own path of the image; null shows the built-in logo. */
    logoUrl: z.string().nullable(),
  }),
  input: z.object({ logoUrl: siteOrWebAddress("Logo address").nullable() }),
  answer: z.object({ success: z.literal(true), logoUrl: z.string() }),
  toAnswer: ({ logoUrl }) => ({ success: true as const, logoUrl: logoUrl ?? defaultLogoPath }),
  initial: { logoUrl: null },
  storedOnly: {},
  title: "Logo",
  lead: `PNG, JPEG, WebP or AVIF, up to ${kilobytes}. It is shown 32 pixels high, in both themes.`,
  saved: () => "Saved. Every page loaded from now on shows this logo.",
  fields: {
    logoUrl: {
      kind: "text",
      label: "Address",
      audited: "Logo",
      hint: "The image is fetched once, when you save, and then served by this site. Paths on this site are used as they are.",
      required: true,
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
      description: `An image at another address is fetched and kept here. The image itself (PNG, JPEG, WebP or AVIF) may be sent in place of its address, up to ${lengths.logoPixels} pixels a side.`,
      form: "The first file is the logo.",
      tooLarge: `The image is over ${kilobytes}, or the JSON over ${lengths.bodyBytes / 1024} KiB.`,
    },
    form: {
      uploadTitle: "Upload an image",
      file: "Image",
      upload: "Upload and use",
      valueTitle: "Use an image at an address",
      use: "Use this address",
      resetTitle: "Use the built-in logo",
      reset: "Remove the logo",
    },
  },
  command: {
    summary: "Change the logo or restore the built-in one",
    help: `logo set IMAGE     a file, a web address, or a path on this site
logo reset         restore the built-in logo
logo status        show what is set

A file and a web address are copied and served by this site itself: PNG, JPEG, WebP or AVIF, at most ${kilobytes}.
It is shown in full within 136 by 32 pixels, on the left.

Examples:
  npm run operator -- logo set ./logo.png
  npm run operator -- logo reset`,
    verbs: {
      set: {
        word: {
          name: "logoUrl",
          missing: "Give the image: a file, a web address, or a path on this site.",
        },
        write: ({ logoUrl }) => ({ logoUrl }),
      },
      reset: { write: () => ({ logoUrl: null }) },
    },
    describe: ({ logoUrl }) => `The logo is ${logoUrl ?? "the built-in one"}.`,
  },
  api: {
    name: "logo",
    read: { success: true, logoUrl: "/logo.svg" },
    write: { logoUrl: "https://cdn.example.com/logo.png" },
  },
});
