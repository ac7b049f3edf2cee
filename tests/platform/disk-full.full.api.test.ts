import { addMinutes } from "date-fns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaksIn } from "@/tests/support/clean-log";
import { behindProxy, newClient } from "@/tests/support/clients";
import { fullDisks } from "@/tests/support/full-disk";
import { logged } from "@/tests/support/logged";
import { type Site, startSite } from "@/tests/support/site";
import { type Submission, submissions } from "@/tests/support/submissions";

/** More posts than fit into the space already allocated to the write-ahead log. */
const attempts = 2000;

interface Sent {
  submission: Submission;
  email: string;
  status: number;
}

describe.each(fullDisks())("with $name", ({ isPossible, open, fill, free, close }) => {
  let site: Site;
  const sent: Sent[] = [];

  async function send(submission: Submission): Promise<Response> {
    const body = submission.valid();
    const answer = await site.post(submission.endpoint, body, newClient());
    sent.push({ submission, email: body.email, status: answer.status });
    return answer;
  }

  /** Posts until the disk is full. @returns the refusal */
  async function sendUntilRefused(submission: Submission): Promise<Response> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const answer = await send(submission);
      if (answer.status !== 200) return answer;
    }
    throw new Error(`${attempts} posts found room`);
  }

  /** Asserts that exactly the acknowledged submissions are stored. */
  async function expectKept() {
    for (const { submission, email, status } of sent) {
      const row = await submission.stored(site.db, email);
      expect(row !== null, `${submission.endpoint} answered ${status}`).toBe(status === 200);
    }
    const [check] = await site.db.$queryRawUnsafe<object[]>("PRAGMA integrity_check");
    expect(check).toEqual({ integrity_check: "ok" });
  }

  beforeAll(async () => {
    if (isPossible) site = await startSite({ env: behindProxy, folder: open() });
  });
  afterAll(async () => {
    await site?.stop();
    if (isPossible) close();
  });

  it.skipIf(!isPossible)("every endpoint answers 503, and pages are still served", async () => {
    for (const submission of submissions) expect((await send(submission)).status).toBe(200);
    fill(site);
    for (const submission of submissions) {
      const answer = await sendUntilRefused(submission);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const { requestId, message } = await answer.json();
      expect(message).not.toMatch(/sqlite|database|disk/i);
      expect(logged(site, requestId)).toContainEqual(
        expect.objectContaining({ level: "error", msg: "database unavailable" }),
      );
    }
    const [contact] = submissions as [Submission];
    const form = await site.postForm(contact.endpoint, { ...contact.valid() } as never, newClient());
    expect(form.status).toBe(503);
    expect(await form.text()).toContain("Nothing was sent.");
    for (const page of ["/", "/contact", "/status"])
      expect((await fetch(`${site.url}${page}`)).status).toBe(200);
    await expectKept();
  });

  it.skipIf(!isPossible)(
    "rows are stored again once there is space, and pending emails are sent",
    async () => {
      free(site);
      for (const submission of submissions) expect((await send(submission)).status).toBe(200);
      await expectKept();
      await site.setClock(addMinutes(new Date(), 10));
      for (const { email, status } of sent) if (status === 200) await site.mailbox.expectTo(email);
      expect(leaksIn(site.log())).toEqual([]);
    },
  );

  it.skipIf(!isPossible)("nothing is lost if the process dies while the disk is full", async () => {
    fill(site);
    for (const submission of submissions) expect((await sendUntilRefused(submission)).status).toBe(503);
    await site.stop({ keep: true });
    free(site);
    site = await startSite({ env: behindProxy, folder: site.folder });
    await expectKept();
    for (const submission of submissions) expect((await send(submission)).status).toBe(200);
  });
});
