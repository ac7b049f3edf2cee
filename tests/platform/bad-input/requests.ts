import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { anyBody, anyBytes } from "@/tests/support/bad-bodies";
import { newClient } from "@/tests/support/clients";
import { borrowedSite } from "@/tests/support/site-of-file";
import { isAcceptable, type Submission, submissions, type TextField } from "@/tests/support/submissions";

/** Several at a time: faster, and closer to real traffic. */
async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += 6) {
    await Promise.all(items.slice(start, start + 6).map(work));
  }
}

const states = ["x", "%", "%7B%7D", encodeURIComponent('["",7]'), "a, b"];
const renderedNow = [
  paths.operator,
  consolePaths.overview,
  "/verify/x",
  "/privacy-requests/a/b",
  "/correct/x",
];

interface Extent {
  /** The number of generated bodies, and of random byte bodies, per endpoint. */
  numRuns: number;
  /** Texts for text fields. */
  strings: readonly string[];
  /** Each endpoint gets one in so many of them, the next endpoint the next ones: all check texts in the same way. */
  oneIn: number;
}

/** Tests that every endpoint either stores its input unchanged or refuses it with a message, and never fails. */
export function testBadInput({ numRuns, strings, oneIn }: Extent): void {
  const site = borrowedSite();
  afterAll(async () => {
    expect(await site.db.unexpectedError.findMany(), "unexpected errors").toEqual([]);
  });

  /** Asserts that an accepted input is stored unchanged. */
  async function expectStored({ stored, text }: Submission, body: Record<string, unknown>) {
    const row = await stored(site.db, String(body.email).trim());
    expect(row, `the row of ${JSON.stringify(body)}`).not.toBeNull();
    for (const { name } of text) expect(row?.[name], name).toBe(body[name] ?? "");
  }

  describe.each(submissions)("$endpoint", (submission) => {
    const { endpoint, valid, text } = submission;
    const turn = submissions.indexOf(submission);
    const ownStrings = strings.filter((_, index) => index % oneIn === turn % oneIn);

    it("answers any JSON body with 200 or an error message, and stores what it accepts", async () => {
      const property = fc.asyncProperty(anyBody(submission), async (body) => {
        const answer = await site.post(endpoint, body, newClient());
        expect([200, 400, 413, 422], "status").toContain(answer.status);
        if (answer.status === 200) await expectStored(submission, body);
        else expect((await answer.json()).message, "its message").not.toBe("");
      });
      await fc.assert(property, { numRuns });
    });

    it("answers any bytes with an error message", async () => {
      const property = fc.asyncProperty(anyBytes, async (bytes) => {
        const headers = { "Content-Type": "application/json", ...newClient() };
        const answer = await fetch(`${site.url}${endpoint}`, {
          method: "POST",
          headers,
          body: Buffer.from(bytes),
        });
        expect([400, 413, 422], "status").toContain(answer.status);
        expect((await answer.json()).message, "its message").not.toBe("");
      });
      await fc.assert(property, { numRuns });
    });

    it("accepts a valid body with deeply nested unknown fields", async () => {
      const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
      for (const name of ["unknown", "website", "idempotencyKey"]) {
        const body = `${JSON.stringify(valid()).slice(0, -1)},"${name}":${deep}}`;
        const answer = await site.post(endpoint, body, {
          "Idempotency-Key": `deep-${name}-${endpoint}`,
          ...newClient(),
        });
        expect(answer.status, name).toBe(200);
      }
    });

    it("stores or refuses each naughty string in every text field", async () => {
      const filled = (fields: TextField[], value: string) => ({
        ...valid(),
        ...Object.fromEntries(fields.map(({ name }) => [name, value])),
      });
      await inBatches(ownStrings, async (value) => {
        const refused = text.filter((field) => !isAcceptable(value, field));
        const body = filled(
          text.filter((field) => isAcceptable(value, field)),
          value,
        );
        const answer = await site.post(endpoint, body, newClient());
        expect(answer.status, JSON.stringify(value)).toBe(200);
        await expectStored(submission, body);
        if (refused.length === 0) return;
        const refusal = await site.post(endpoint, filled(text, value), newClient());
        expect(refusal.status, JSON.stringify(value)).toBe(422);
        const names = refused.map(({ name }) => name).sort();
        expect(Object.keys((await refusal.json()).fields).sort(), JSON.stringify(value)).toEqual(names);
      });
    });
  });

  it("stores every naughty string that a plain form can carry", async () => {
    const [contact] = submissions;
    if (!contact) throw new Error("no submissions");
    await inBatches(strings, async (value) => {
      const carried = contact.text.filter((field) => isAcceptable(value, field));
      const fields = Object.fromEntries(carried.map(({ name }) => [name, value]));
      const body = { ...(contact.valid() as Record<string, string>), ...fields };
      const answer = await site.postForm(contact.endpoint, body, newClient());
      expect(answer.headers.get("location"), JSON.stringify(value)).toBe(contact.form?.sent);
      // Undoes the line break conversion of form encoding.
      await expectStored(contact, { ...body, message: body.message?.replaceAll("\r\n", "\n") });
    });
  });

  describe.each(renderedNow)("%s", (page) => {
    it("is rendered completely if the router state is unreadable", async () => {
      for (const state of states) {
        const headers = { RSC: "1", "Next-Router-State-Tree": state };
        const answer = await fetch(`${site.url}${page}`, { headers });
        expect(answer.status, state.slice(0, 20)).toBeLessThan(500);
        expect(answer.headers.get("content-type"), state.slice(0, 20)).toMatch(/^text\/(x-component|html)/);
      }
    });
  });

  it.each(["/verify/", "/correct/", "/privacy-requests/", "/privacy-requests/a/", "/logo/", "/og/", "/"])(
    "%s with bytes that aren’t valid in an address answers 404",
    async (folder) => {
      for (const bytes of ["%", "%zz", "%E0%A4%A", "%FF"]) {
        const answer = await fetch(`${site.url}${folder}${bytes}`);
        expect(answer.status, bytes).toBe(404);
        expect(await answer.text(), bytes).toContain("<h1");
      }
    },
  );
}
