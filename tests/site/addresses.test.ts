import { describe, expect, it } from "vitest";
import { seeOther } from "@/lib/platform/http/see-other";
import {
  endpointIn,
  languageOf,
  languageOfTarget,
  languages,
  pathIn,
  splitPath,
  storedLanguage,
} from "@/lib/site/language";
import { accountPaths, endpoints, paths, subscriptionPaths } from "@/lib/site/paths";

describe("the address of a page in a language", () => {
  it.each([
    ["en", "/", "/"],
    ["en", "/contact", "/contact"],
    ["de", "/", "/de"],
    ["de", "/#top", "/de#top"],
    ["de", "/contact#sent", "/de/contact#sent"],
    ["fr", "/login?registered=true", "/fr/login?registered=true"],
    ["es", "#form", "#form"],
    ["es", "https://example.com/contact", "https://example.com/contact"],
    ["es", "//example.com/contact", "//example.com/contact"],
    ["es", "mailto:jo@example.com", "mailto:jo@example.com"],
    ["de", "/api/contact/submit", "/api/contact/submit"],
    ["de", "/operator/messages", "/operator/messages"],
    ["de", "/openapi.json", "/openapi.json"],
    ["de", "/operators", "/de/operators"],
  ] as const)("%s %s is %s", (language, path, expected) => {
    expect(pathIn(language, path)).toBe(expected);
  });

  it("can be turned back into its language and page", () => {
    for (const language of languages) {
      for (const path of Object.values(paths).filter((one) => !one.startsWith(paths.operator))) {
        expect(splitPath(pathIn(language, path))).toEqual({ language, path });
      }
    }
  });

  it.each(["/en/contact", "/xx/contact", "/design", "/de-at/contact", "/DE/contact", "//de/contact"])(
    "%s contains no language",
    (path) => expect(splitPath(path)).toEqual({ language: "en", path }),
  );
});

describe("the language of a request", () => {
  const asked = (target: string) => languageOf({ url: `http://localhost${target}` });

  it("is the one in the endpoint’s query", () => {
    for (const language of languages) {
      expect(asked(endpointIn(language, endpoints.contact))).toBe(language);
      expect(languageOfTarget(endpointIn(language, endpoints.contact))).toBe(language);
    }
  });

  it("is that of the page’s address", () => {
    expect(asked("/fr/contact?type=sales")).toBe("fr");
    expect(asked("/contact")).toBe("en");
  });

  it.each(["?language=xx", "?language=", "?language=DE", "?language[]=de", "?language=de%00"])(
    "%s is English",
    (query) => expect(asked(`${endpoints.contact}${query}`)).toBe("en"),
  );

  it("of a row is the stored one, or English if that language no longer exists", () => {
    expect(storedLanguage("es")).toBe("es");
    expect(storedLanguage("tlh")).toBe("en");
  });
});

it.each(["\u{71c89}", "a\r\nX: y", "\ud800", "é ."])(
  "a redirect never contains %j from an invented token",
  (token) => {
    for (const path of [accountPaths.verify(token), subscriptionPaths.manage(token.toWellFormed())])
      expect(seeOther(path).headers.get("location")).toMatch(/^[\x21-\x7e]+$/);
    expect(seeOther("/de/contact?a=b%20c#sent").headers.get("location")).toBe("/de/contact?a=b%20c#sent");
  },
);
