import { afterAll, beforeAll, expect, it } from "vitest";
import { consolePaths, endpoints, paths } from "@/lib/site/paths";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { passcode, put } from "@/tests/support/operator";
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

it("however many guess at the passcode, staff sign in, people register and read, and no error is counted", async () => {
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
  await eventually(async () => expect((await fetch(`${site.url}${paths.about}`)).status).toBe(401));
  const { answers, end } = crowd(60);
  // Beyond the site's limit for guesses, each waits on purpose.
  await eventually(() => expect(answers.length).toBeGreaterThan(360), 60_000);
  for (let turn = 0; turn < 5; turn += 1) {
    const key = { email: "nobody@example.com", password: "a wrong password", code: "123456" };
    const signIn = await site.postForm(consolePaths.signIn, key, newClient());
    expect([signIn.status, signIn.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(`${paths.operator}?said=`),
    ]);
    const entered = await site.post(endpoints.access, { passcode }, newClient());
    expect([200, 503]).toContain(entered.status);
    expect((await fetch(`${site.url}${endpoints.health}`, { headers: newClient() })).status).toBe(200);
  }
  await put(site, "protection", { enabled: false });
  for (let turn = 0; turn < 5; turn += 1)
    expect((await site.post(endpoints.register, registration?.valid(), newClient())).status).toBe(200);
  await end();
  expect(answers).toContain(401);
  // That there was no room is an answer which is meant, and none of them is an error of ours.
  expect([...new Set(answers)].filter((status) => ![401, 503].includes(status))).toEqual([]);
  expect(await site.db.unexpectedError.count()).toBe(0);
});
