import { existsSync, readFileSync } from "node:fs";
import { putLogoImage } from "@/lib/settings/logo";
import type { Settings } from "@/lib/settings/schema";
import { getSetting } from "@/lib/settings/store";
import { change, inForce, withCurrent } from "./change";
import { type Command, readArgs, UsageError, verbOf } from "./command";

export function describeLogo({ logoUrl }: Settings["logo"]): string {
  return `The logo is ${logoUrl ?? "the built-in one"}.`;
}

export const logo: Command = {
  name: "logo",
  summary: "Show another logo, or the built-in one again",
  help: `logo set IMAGE     a file, a web address, or a path of this site
logo reset         the built-in logo again
logo status        show what is set

A file and a web address are copied and served by this site itself: PNG, JPEG, WebP or AVIF, at most 256 KiB.
It is shown 136 by 32 pixels large, whole, at the left.

Examples:
  npm run operator -- logo set ./logo.png
  npm run operator -- logo reset`,

  async run(args) {
    const [verb, rest] = verbOf(args, ["set", "reset", "status"]);
    const { words } = readArgs(rest, {}, { most: verb === "set" ? 1 : 0 });
    if (verb === "status") return describeLogo((await getSetting("logo")).value);
    if (verb === "reset") {
      return `${describeLogo(await change("logo", () => ({ logoUrl: null })))}\n${inForce}`;
    }
    const [image] = words;
    if (!image) throw new UsageError("Name the image: a file, a web address, or a path of this site.");
    const value = existsSync(image)
      ? await withCurrent("logo", (_current, facts) => putLogoImage(readFileSync(image), facts))
      : await change("logo", () => ({ logoUrl: image }));
    return `${describeLogo(value)}\n${inForce}`;
  },
};
