import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { signupForm } from "@/lib/accounts/form";
import { registrations } from "@/lib/accounts/schema";
import { contactForm } from "@/lib/contact/form";
import { contactExample, contactSchemas } from "@/lib/contact/schema";
import { findErrors, readPayload } from "@/lib/platform/forms/payload";
import { ruleOf } from "@/lib/platform/forms/rules";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestSchemas } from "@/lib/privacy/core/schema";
import { requestForm } from "@/lib/privacy/intake/form";
import type { Law } from "@/lib/privacy/laws";
import { type Language, languages } from "@/lib/site/language";

const filled = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

const account = {
  firstName: "Ada",
  lastName: "Byron",
  companyName: "Analytical",
  email: "ada@example.com",
  password: "engine no. 1",
};

describe("readPayload", () => {
  it("sends every field of a form, including empty ones", () => {
    const { fields } = contactForm.en;
    const payload = readPayload(fields, filled({ name: "Ada", type: "sales" }));
    expect(payload).toMatchObject({ name: "Ada", email: "", company: "", type: "sales", message: "" });
    expect(Object.keys(payload)).toEqual(fields.map(({ name }) => name));
  });

  it("sends checked boxes as true and others as false", () => {
    expect(readPayload(signupForm.en.fields, filled({ acceptTerms: "on" })).acceptTerms).toBe(true);
    expect(readPayload(signupForm.en.fields, filled({})).acceptTerms).toBe(false);
  });

  it("sends the hidden field only if something filled it in", () => {
    expect(readPayload(contactForm.en.fields, filled({ website: "" }))).not.toHaveProperty("website");
    expect(readPayload(contactForm.en.fields, filled({ website: "spam" })).website).toBe("spam");
  });
});

const rulesOf = ({ fields }: FormSpec, language: Language) => fields.map((field) => ruleOf(field, language));

const faultsOf = (form: FormSpec, values: Record<string, string>, language: Language = "en") =>
  findErrors(rulesOf(form, language), readPayload(form.fields, filled(values)), () => false);

describe("findErrors", () => {
  const inEnglish: [string, FormSpec, z.ZodType, Record<string, string>, Language][] = [
    ["GDPR request", requestForm("gdpr", "en"), requestSchemas.gdpr, {}, "en"],
    ["CCPA request", requestForm("ccpa", "en"), requestSchemas.ccpa, { description: "x".repeat(5001) }, "en"],
  ];
  const inAll = languages.flatMap((language): typeof inEnglish => [
    [
      "contact",
      contactForm[language],
      contactSchemas[language],
      { ...contactExample, name: " ", email: "", company: "x".repeat(201), message: "" },
      language,
    ],
    ["sign-up", signupForm[language], registrations[language], { ...account, password: "short" }, language],
    [
      "sign-up with a password that is too long",
      signupForm[language],
      registrations[language],
      { ...account, password: "x".repeat(257) },
      language,
    ],
  ]);

  it.each([...inEnglish, ...inAll])("reports an invalid %s with the server’s message", (...given) => {
    const [, form, schema, values, language] = given;
    const payload = readPayload(form.fields, filled(values));
    const issues = schema.safeParse(payload).error?.issues ?? [];
    const server = Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
    expect(Object.keys(server)).not.toEqual([]);
    expect(faultsOf(form, values, language)).toEqual(server);
  });

  it("asks to accept the terms with the specified message", () => {
    expect(faultsOf(signupForm.en, account)).toEqual({
      acceptTerms: "Please accept the terms and conditions",
    });
  });

  it("uses the browser’s validity for a mistyped address", () => {
    const payload = { ...account, acceptTerms: true, email: "ada" };
    expect(findErrors(rulesOf(signupForm.en, "en"), payload, (name) => name === "email")).toEqual({
      email: "Enter one valid email address.",
    });
  });

  it("accepts an unchecked residency box", () => {
    expect(faultsOf(requestForm("ccpa", "en"), { email: "ada@example.com", requestType: "know" })).toEqual(
      {},
    );
  });
});

it("agents see the note about opting out only for laws with an opt-out", () => {
  const note = (law: Law) => requestForm(law, "en").fold?.note;
  expect(note("ccpa")).toContain("unless the request is to opt out or limit use)");
  expect(note("us-states")).toContain("unless the request is to opt out)");
  expect(note("gdpr")).toContain("we’ll ask that person to confirm it, and");
});
