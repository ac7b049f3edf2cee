import { afterAll, beforeAll, expect, it } from "vitest";
import { consolePaths, endpoints, paths } from "@/lib/site/paths";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { passcode, put, unlocked } from "@/tests/support/operator";
import { type Site, startSite } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: behindProxy });
});
afterAll(() => site.stop());

const registration = submissions.find(({ endpoint }) => endpoint === endpoints.register);

/** So many strangers who guess at the passcode, each again as soon as the last guess is answered. */
function crowd(count: number) {
  const answers: number[] = [];
  let isOver = false;
  const guess = async () => {
    while (!isOver)
      answers.push((await site.post(endpoints.access, { passcode: "a wrong one" }, newClient())).status);
  };
  const all = Promise.all(Array.from({ length: count }, guess));
  const end = () => {
    isOver = true;
    return all;
  };
  return { answers, end };
}

/** Fewer than may wait for answers in any case, so that only the lines for hashing decide who is served. */
const strangers = 24;

it("while strangers guess at the passcode all the time, staff sign in, people register, and no error is counted", async () => {
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
  const inside = await eventually(() => unlocked(site));
  const { answers, end } = crowd(strangers);
  try {
    await eventually(() => expect(answers.length).toBeGreaterThan(2 * strangers), 60_000);
    for (let turn = 0; turn < 5; turn += 1) {
      const key = { email: "nobody@example.com", password: "a wrong password", code: "123456" };
      const signIn = await site.postForm(consolePaths.signIn, key, newClient());
      const next = String(signIn.headers.get("location"));
      expect([signIn.status, next.startsWith(`${paths.operator}?said=`)]).toEqual([303, true]);
      const client = { ...newClient(), ...inside };
      expect((await site.post(endpoints.register, registration?.valid(), client)).status).toBe(200);
    }
  } finally {
    await end();
  }
  expect(answers).toContain(401);
  // That there was no room is an answer which is meant, and none of them is an error of ours.
  expect(answers.filter((status) => ![401, 503].includes(status))).toEqual([]);
  expect(await site.db.unexpectedError.count()).toBe(0);
});
