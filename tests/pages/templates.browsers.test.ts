import { test } from "vitest";
import { describeBrowser } from "@/tests/support/browsers";
import { expectWholePage } from "@/tests/support/browsers/whole-page";
import { templatePages } from "@/tests/support/pages";

describeBrowser("a page of each kind", {}, (stage) => {
  for (const path of templatePages) {
    test(`${path} hydrates without errors and fits; header, theme and menu work`, () =>
      expectWholePage(stage, path));
  }
});
