import { expect, it } from "vitest";
import { paragraph, quote, rows } from "@/lib/mail/content";
import { renderMail } from "@/lib/mail/render-mail";

const typed = "Dear Ada,\n\nOCR costs three credits.\r\nBen <ben@example.com>";
const shown = "Dear Ada,<br/><br/>OCR costs three credits.<br/>Ben &lt;ben@example.com&gt;";

it.each([
  ["a paragraph", paragraph(typed)],
  ["a quote", quote(typed)],
  ["a value", rows(["Answer", typed])],
])("%s keeps its line breaks in the HTML part", async (_, block) => {
  const { html } = await renderMail({ subject: "Answer", heading: "Answer", blocks: [block] });
  expect(html.replaceAll("<!-- -->", "")).toContain(shown);
});
