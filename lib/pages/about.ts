import type { Translated } from "@/lib/site/language";
import { documentationPaths, paths } from "@/lib/site/paths";
import type { AboutWords } from "./words/about/en";
import { translations } from "./words/about/generated";

export type { AboutWords } from "./words/about/en";

export const aboutWords: Translated<AboutWords> = translations;

/** The steps since the start, in order, each with the page that proves it. */
export const milestones = [
  { key: "notice", href: paths.ccpa },
  { key: "layers", href: `${paths.features}#check` },
  { key: "retention", href: paths.dataRetention },
  { key: "terms", href: paths.terms },
  { key: "media", href: paths.pricing },
  { key: "today", href: paths.status },
] as const satisfies readonly { key: keyof AboutWords["timeline"]["items"]; href: string }[];

/** The values, each with the page of this site that proves it. */
export const valueEvidence = [
  { key: "little", href: paths.dataRetention },
  { key: "reasons", href: documentationPaths.moderation },
  { key: "rules", href: `${paths.features}#act` },
  { key: "rights", href: paths.gdpr },
] as const satisfies readonly { key: keyof AboutWords["values"]["items"]; href: string }[];
