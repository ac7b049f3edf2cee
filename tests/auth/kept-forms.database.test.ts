import { addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { readFormDraft, saveFormDraft } from "@/lib/auth/forms/form-page";
import { readOwnDraft, saveOwnDraft } from "@/lib/platform/submissions/drafts";
import { runRetention } from "@/lib/retention/run";
import { figures } from "@/lib/site/figures";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const typed = { values: { text: "Jo Doe called again." }, fields: {} };
const draft = { form: "contact", values: { name: "Jo Doe" }, fields: {}, message: "" } as const;
/** Identifies the browser that submitted the form. */
const sender = "the-browser-that-sentt";

/** Each kind of form that keeps its text, and whether it is still stored at a given time. */
const forms: [
  name: string,
  keep: () => Promise<string>,
  isThere: (id: string, at: Date) => Promise<boolean>,
][] = [
  [
    "a public page's",
    () => saveOwnDraft(draft, sender, now),
    async (id, at) => (await readOwnDraft(id, sender, at)) !== null,
  ],
  [
    "the console's",
    () => saveFormDraft("/operator/privacy-requests/x", "a session", typed, now),
    async (id, at) => (await readFormDraft("/operator/privacy-requests/x", "a session", id, at)) !== null,
  ],
];

it.each(forms)(
  "the input of %s rejected form is kept as long as the data-retention page states",
  async (_name, keep, isThere) => {
    const id = await keep();
    const end = addMinutes(now, figures.retention.refusedFormMinutes);
    expect(await isThere(id, addMinutes(end, -1))).toBe(true);
    expect(await isThere(id, addMinutes(end, 1))).toBe(false);
    expect(await runRetention(addMinutes(end, 1), "short")).toEqual({ "forms with errors": 1 });
  },
);

it("the input of a rejected form is shown only to the browser that sent it, in that form", async () => {
  const id = await saveOwnDraft(draft, sender, now);
  expect(await readOwnDraft(id, sender, now)).toEqual(draft);
  for (const other of [undefined, "", "another-browser-at-all", `${sender} `])
    expect(await readOwnDraft(id, other, now)).toBeNull();
  // The console's drafts can't be found by guessing a browser's identifier.
  const staffs = await saveFormDraft("/operator/x", sender, typed, now);
  expect(await readOwnDraft(staffs, sender, now)).toBeNull();
});
