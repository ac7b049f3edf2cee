import { expect, it } from "vitest";
import { renderMail } from "@/lib/mail/render-mail";
import { fieldsIn } from "@/lib/platform/forms/fields";
import { isXmlText, withXmlText } from "@/lib/platform/xml-text";
import { languages } from "@/lib/site/language";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** One of each kind of character that XML 1.0 doesn't allow. */
const unallowed = [
  ...range(0x00, 0x08),
  "\v",
  "\f",
  ...range(0x0e, 0x1f),
  "\ud800",
  "\udfff",
  "\ufffe",
  "\uffff",
];
const allowed = ["\t", "\n", "\r", " ", "~", "\u007f", "\u0085", "ü", "\ufffd", "😀", "\u{1fffe}", "\u202e"];

it.each(languages)("no text field accepts a character that XML can’t contain (%s)", (language) => {
  const { freeText, requiredText, requiredLine, optionalLine, password } = fieldsIn(language);
  const fields = [freeText("Text", 99), requiredText("Text", 99), password];
  const lines = [requiredLine("Text", 99), optionalLine("Text", 99)];
  for (const character of unallowed) {
    for (const field of [...fields, ...lines])
      expect(field.safeParse(`a long${character}passphrase`).success, JSON.stringify(character)).toBe(false);
  }
  for (const character of allowed) {
    for (const field of fields) expect(field.safeParse(`a long${character}passphrase`).success).toBe(true);
  }
});

it("invalid characters are replaced anywhere in a value, and nothing else is", () => {
  const at = new Date(0);
  const value = {
    a: unallowed.join("x"),
    list: [{ b: "\u0007" }, 1, null, true],
    at,
    kept: allowed.join(""),
  };
  const made = withXmlText(value);
  expect(made).toEqual({
    a: unallowed.map(() => "\ufffd").join("x"),
    list: [{ b: "\ufffd" }, 1, null, true],
    at,
    kept: allowed.join(""),
  });
  expect(isXmlText(made.a)).toBe(true);
});

it("an email about older text contains none", async () => {
  const blocks = [
    { kind: "quote" as const, text: "bell\u0007" },
    { kind: "paragraph" as const, text: "\ufffe" },
  ];
  const mail = await renderMail({ subject: "About \u0001", heading: "He\u0002llo", blocks });
  for (const text of Object.values(mail)) expect(isXmlText(text)).toBe(true);
});
