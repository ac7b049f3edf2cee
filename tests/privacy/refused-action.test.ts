import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { RefusedActionNotice } from "@/components/privacy-cases/refused-action";

vi.mock("@/components/console/if-allowed", () => ({
  IfAllowed: ({ children }: { children: unknown }) => children,
}));

it("everything that was typed can be copied before it is discarded, which takes a second press", () => {
  const fields = {
    text: "We did it.",
    whatChanged: "Account: the name.",
    withoutReports: "The shop is closed.",
  };
  const action = {
    ...{
      id: "1",
      subjectId: "2",
      refusal: "Somebody changed this.",
      dueAt: new Date("2027-03-01T12:00:00Z"),
    },
    fields: { step: "answer", outcome: "complete", ...fields },
    orderedBy: { name: "Ada", isViewer: false },
  };
  const html = renderToStaticMarkup(createElement(RefusedActionNotice, { action, isShownInForm: false }));
  for (const text of Object.values(fields)) expect(html).toContain(text);
  expect(html).toMatch(
    /<summary[^>]*>Discard<\/summary><form[^>]*>.*This can’t be undone\..*<\/form><\/details>/,
  );
});
