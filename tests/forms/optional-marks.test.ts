import { expect, it } from "vitest";
import { contactForm } from "@/lib/contact/form";
import { saysOptional } from "@/lib/platform/forms/rules";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { complaintForm, requestForm } from "@/lib/privacy/intake/form";
import { laws } from "@/lib/privacy/laws";

const marked = ({ fields }: FormSpec) => fields.filter(saysOptional).map(({ name }) => name);

it.each(laws)("the form of $id doesn’t mark an agent’s name and address as optional", ({ id }) => {
  const names = marked(requestForm(id, "en"));
  expect(names).toContain("description");
  expect(names).not.toContain("agentName");
  expect(names).not.toContain("agentEmail");
});

it("the complaint form doesn’t mark an agent’s address as optional, but the contact form marks the company", () => {
  expect(marked(complaintForm("en"))).not.toContain("agentEmail");
  expect(marked(contactForm.en)).toContain("company");
});
