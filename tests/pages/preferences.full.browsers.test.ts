import { expect, test } from "vitest";
import { paths } from "@/lib/site/paths";
import { browser, describeBrowser } from "@/tests/support/browsers";
import { expectHydrated, expectPath, expectSoon, expectText } from "@/tests/support/browsers/look";
import type { Tab } from "@/tests/support/browsers/tab";

const matches = (tab: Tab, query: string) => tab.run((media) => matchMedia(media).matches, query);

/**
 * Presses Tab until the element has the focus. Without a window manager, WebKit's window isn't active after resizing:
 * nothing matches :focus, and outlines can't be checked.
 * @returns the stops on the way that show no outline
 */
async function tabTo(tab: Tab, selector: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await tab.press("Tab");
    const { name, ringed, there } = await tab.run((wanted) => {
      const element = document.activeElement;
      const drawn = [element, element?.closest("label")].filter((node) => node instanceof Element);
      const hasRing = drawn.some((node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      return {
        name: String(element?.outerHTML.slice(0, 100)),
        ringed: hasRing || !document.hasFocus(),
        there: element?.matches(wanted) ?? false,
      };
    }, selector);
    if (!ringed) hidden.push(name);
    if (there) return hidden;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

describeBrowser("keyboard, motion and contrast", { reducedMotion: true, forcedColors: true }, (stage) => {
  test("the keyboard reaches the content and sends a message, and every focus stop is visible", async () => {
    const tab = await stage.open(paths.contact);
    try {
      await expectHydrated(tab);
      const hidden = await tabTo(tab, "[href='#main']");
      await tab.press("Enter");
      await expectPath(tab, `${paths.contact}#main`);
      const fields = { "#name": "Ada", "#email": "keys@example.com", "#message": "By keyboard" };
      for (const [field, text] of Object.entries(fields)) {
        hidden.push(...(await tabTo(tab, field)));
        for (const letter of text) await tab.press(letter);
      }
      hidden.push(...(await tabTo(tab, "[type=submit]")));
      await tab.press("Enter");
      await expectText(tab, "Message sent successfully!");
      expect(hidden).toEqual([]);
      expect(await stage.site.db.contactMessage.findMany()).toMatchObject([{ email: "keys@example.com" }]);
    } finally {
      await tab.close();
    }
  });

  test("nothing moves on the home page with reduced motion", async () => {
    const tab = await stage.open(paths.home);
    try {
      await expectHydrated(tab);
      expect(await matches(tab, "(prefers-reduced-motion: reduce)")).toBe(true);
      const moving = () => tab.run(() => document.getAnimations().map((animation) => String(animation)));
      await expectSoon(moving).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  // WebKit doesn't support forced colors.
  test.skipIf(browser === "webkit")("controls have visible borders in forced colors", async () => {
    const tab = await stage.open(paths.gdprRequest);
    try {
      for (const path of [paths.gdprRequest, paths.signup, paths.documentation]) {
        await tab.goto(stage.front.url + path);
        expect(await matches(tab, "(forced-colors: active)")).toBe(true);
        const edgeless = await tab.run(() =>
          Array.from(document.querySelectorAll("main :is(input, select, textarea, [type=submit])"))
            .filter((field) => {
              const { borderTopWidth, borderTopStyle, appearance, opacity } = getComputedStyle(field);
              const bordered = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
              return field.checkVisibility() && !bordered && appearance !== "auto" && opacity !== "0";
            })
            .map((field) => field.outerHTML.slice(0, 120)),
        );
        expect(edgeless, path).toEqual([]);
      }
    } finally {
      await tab.close();
    }
  });

  test("a page’s errors are reported", async () => {
    const tab = await stage.open(paths.about);
    try {
      expect(stage.front.complaints()).toEqual([]);
      await tab.run(() => {
        console.error("said");
        document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/a.png" }));
      });
      const reported: string[] = [];
      await expectSoon(async () => {
        reported.push(...stage.front.complaints());
        return reported.join("\n");
      }).toMatch(/said.*refused by img-src/s);
    } finally {
      await tab.close();
    }
  });
});
