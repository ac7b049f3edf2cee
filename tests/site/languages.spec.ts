import { frameWords } from "@/lib/pages/frame-words";
import { navigation } from "@/lib/pages/navigation";
import { languages, otherLanguages, pathIn } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { paths, statusPaths } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { violations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser";
import { layoutShift } from "@/tests/support/layout-shift";
import { isHydrated } from "@/tests/support/refusals";

test.use({ sharesSite: true });

test.describe("a browser that prefers German", () => {
  test.use({ locale: "de-AT" });

  test("is offered German once, and follows the offer and then the links to the same page in each language", async ({
    page,
  }) => {
    const { offer } = frameWords.de;
    const card = page.getByRole("region", { name: offer.label });
    await page.goto(paths.pricing);
    await expect(card).toHaveAttribute("lang", "de");
    expect(await page.evaluate(layoutShift)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    // The next page offers it as well, until the card is closed; then no page does.
    const { about } = frameWords.en.navigation;
    await page.getByRole("banner").getByRole("link", { name: about, exact: true }).click();
    await expect(page).toHaveURL(paths.about);
    await expect(card.getByRole("link", { name: offer.page })).toHaveAttribute("href", "/de/about");
    await card.getByRole("link", { name: offer.page }).click();
    await expect(page).toHaveURL("/de/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.goto(paths.pricing);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
    await page.getByRole("banner").getByRole("link", { name: about, exact: true }).click();
    await expect(page).toHaveURL(paths.about);
    await expect(card).toHaveCount(0);

    await page.goto(`${paths.pricing}?type=access&from=mail#credits-note`);
    const address = `${paths.pricing}?type=access#credits-note`;
    for (const language of [...otherLanguages, "en"] as const) {
      // A script adds the fragment and the queries that choose content to the link.
      await expect.poll(() => isHydrated(page)).toBe(true);
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: languageDefinitions[language].name }).click();
      await expect(page).toHaveURL(pathIn(language, address));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const { main } = navigation[language];
      for (const { label, href } of main) {
        await expect(
          page.getByRole("banner").getByRole("link", { name: label, exact: true }),
        ).toHaveAttribute("href", pathIn(language, href));
      }
    }
  });
});

test.describe("a browser that prefers French", () => {
  test.use({ locale: "fr-FR", viewport: { width: 360, height: 740 } });

  test("can close the offer with the keyboard, and finds the languages in the menu and on the 404 page", async ({
    page,
  }) => {
    const { offer, layout } = frameWords.fr;
    const card = page.getByRole("region", { name: offer.label });
    await page.goto("/");
    await card.getByRole("button", { name: offer.dismiss }).press("Enter");
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(layoutShift)).toEqual([]);

    await page.goto(paths.contact);
    await page.getByRole("button", { name: frameWords.en.layout.openMenu }).click();
    await page.locator("#site-menu").getByRole("link", { name: languageDefinitions.fr.name }).click();
    await expect(page).toHaveURL("/fr/contact");
    await page.getByRole("button", { name: layout.openMenu }).click();
    await expect(page.locator("#site-menu [aria-current=true]")).toHaveText(languageDefinitions.fr.name);

    const missing = await page.goto("/fr/no-such-page");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(siteWords.fr.notFound.title);
    const home = page.getByRole("main").getByRole("link", { name: siteWords.fr.notFound.home });
    await expect(home).toHaveAttribute("href", "/fr");
    const english = page.getByRole("contentinfo").getByRole("link", { name: languageDefinitions.en.name });
    await expect(english).toHaveAttribute("href", "/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each page links to its versions in other languages", async ({ page }) => {
    for (const path of [paths.home, paths.privacyRequests, statusPaths.history, paths.signup]) {
      for (const language of ["en", "es"] as const) {
        await page.goto(pathIn(language, path));
        const links = page.getByRole("contentinfo").locator("a[hreflang]");
        const found = await links.evaluateAll((all) =>
          all.map((link) => ["hreflang", "lang", "href"].map((name) => link.getAttribute(name))),
        );
        const others = languages.filter((other) => other !== language);
        expect(found).toEqual(others.map((other) => [other, other, pathIn(other, path)]));
      }
    }
  });
});
