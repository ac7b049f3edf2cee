import { expect, it } from "vitest";
import { errorPageAt } from "@/lib/site/error-pages";
import { languageOfTarget } from "@/lib/site/language";

it.each([
  ["/", "en"],
  ["/de", "de"],
  ["/de/pricing?from=mail", "de"],
  ["/describe", "en"],
  ["/en/pricing", "en"],
  ["/api/contact/submit?language=fr", "fr"],
  ["/api/contact/submit?language=xx", "en"],
  ["//", "en"],
] as const)("%s gets an overload response in its language", (target, language) => {
  expect(languageOfTarget(target)).toBe(language);
});

it.each([
  ["/pricing", "en", "This page couldn’t be loaded", "/status"],
  ["/de/pricing", "de", "Diese Seite konnte nicht geladen werden", "/de/status"],
  ["/fr", "fr", "Impossible d’afficher cette page", "/fr/status"],
  ["/constructor", "en", "This page couldn’t be loaded", "/status"],
] as const)("the error page at %s is in its language", async (path, language, title, status) => {
  expect(await errorPageAt(path)).toMatchObject({ language, status, words: { title } });
});
