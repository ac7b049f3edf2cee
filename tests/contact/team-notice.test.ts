import { expect, it } from "vitest";
import { contactNotice } from "@/lib/contact/mails";
import { contactExample } from "@/lib/contact/schema";

it("the email to the team links to the message in the console", () => {
  const { blocks } = contactNotice(contactExample, { id: "one", reference: "CM-1", suspicion: null });
  const links = blocks.flatMap((block) => (block.kind === "button" ? block.href : []));
  expect(links).toEqual([expect.stringMatching(/\/operator\/messages\/one$/)]);
});
