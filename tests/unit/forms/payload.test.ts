import { describe, expect, it } from "vitest";
import { registration } from "@/lib/accounts/schema";
import { signupForm } from "@/lib/accounts/words";
import { contactMessage } from "@/lib/contact/schema";
import { contactForm } from "@/lib/contact/words";
import { findFaults, readPayload } from "@/lib/platform/forms/payload";
import { ruleOf } from "@/lib/platform/forms/rules";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestForm } from "@/lib/privacy/form-words";
import { requestSchemas } from "@/lib/privacy/schema";

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
  it("sends every field of a form, empty ones included", () => {
    expect(readPayload(contactForm.fields, filled({ name: "Ada", type: "sales" }))).toEqual({
      name: "Ada",
      email: "",
      company: "",
      type: "sales",
      message: "",
    });
  });

  it("sends ticked boxes as true and others as false", () => {
    expect(readPayload(signupForm.fields, filled({ acceptTerms: "on" })).acceptTerms).toBe(true);
    expect(readPayload(signupForm.fields, filled({})).acceptTerms).toBe(false);
  });

  it("passes the hidden field on only when something filled it in", () => {
    expect(readPayload(contactForm.fields, filled({ website: "" }))).not.toHaveProperty("website");
    expect(readPayload(contactForm.fields, filled({ website: "spam" })).website).toBe("spam");
  });
});

const rulesOf = ({ fields }: FormSpec) => fields.map((field) => ruleOf(field, "en"));

describe("findFaults", () => {
  const faultsOf = (form: FormSpec, values: Record<string, string>) =>
    findFaults(rulesOf(form), readPayload(form.fields, filled(values)), () => false);

  it.each([
    ["contact", contactForm, contactMessage, { name: " ", type: "general" }],
    ["sign-up", signupForm, registration, { ...account, password: "short" }],
    [
      "sign-up with a password that is too long",
      signupForm,
      registration,
      { ...account, password: "x".repeat(257) },
    ],
    ["GDPR request", requestForm("gdpr"), requestSchemas.gdpr, {}],
    ["CCPA request", requestForm("ccpa"), requestSchemas.ccpa, { description: "x".repeat(5001) }],
  ])("says of a bad %s what the server would say", (_, form, schema, values) => {
    const payload = readPayload(form.fields, filled(values));
    const issues = schema.safeParse(payload).error?.issues ?? [];
    const server = Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
    expect(faultsOf(form, values)).toEqual(server);
  });

  it("asks for the terms in the words of the specification", () => {
    expect(faultsOf(signupForm, account)).toEqual({
      acceptTerms: "Please accept the terms and conditions",
    });
  });

  it("takes the browser's word for a mistyped address", () => {
    const payload = { ...account, acceptTerms: true, email: "ada" };
    expect(findFaults(rulesOf(signupForm), payload, (name) => name === "email")).toEqual({
      email: "Enter one valid email address.",
    });
  });

  it("never holds up a request for an open residency box", () => {
    expect(faultsOf(requestForm("ccpa"), { email: "ada@example.com", requestType: "know" })).toEqual({});
  });
});
