import { expect, it } from "vitest";
import { contactForm } from "@/lib/contact/form";
import { saysOptional } from "@/lib/platform/forms/rules";
import type { FormSpec } from "@/lib/platform/forms/spec";
import { complaintForm, requestForm } from "@/lib/privacy/intake/form";
import { laws } from "@/lib/privacy/laws";

const marked = ({ fields }: FormSpec) => fields.filter(saysOptional).map(({ name }) => name);

it.each(laws)("an agent’s name and address are not marked as optional: the form of $id", ({ id }) => {
  const names = marked(requestForm(id, "en"));
  expect(names).toContain("description");
  expect(names).not.toContain("agentName");
  expect(names).not.toContain("agentEmail");
});

it("nor in the form of a complaint, while the company of a contact message is", () => {
  expect(marked(complaintForm("en"))).not.toContain("agentEmail");
  expect(marked(contactForm.en)).toContain("company");
});
