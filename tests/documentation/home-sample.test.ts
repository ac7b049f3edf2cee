import { describe, expect, it } from "vitest";
import { integration } from "@/lib/pages/home";

const message = { body: "Hello", authorId: "user_1", sentAt: "2026-01-01T00:00:00Z" };
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

/** Runs the home page's program with one API response. @returns what it did with the message */
async function run(answer: Response): Promise<string[]> {
  const done: string[] = [];
  const program = new AsyncFunction("fetch", "message", "publish", "hold", integration.request);
  const note = (what: string) => async () => void done.push(what);
  await program(async () => answer, message, note("publish"), note("hold")).catch(() => done.push("fails"));
  return done;
}

describe("the program on the home page", () => {
  it("publishes harmless content and holds flagged content", async () => {
    expect(await run(Response.json({ flagged: false, categories: [] }))).toEqual(["publish"]);
    expect(await run(Response.json(JSON.parse(integration.response)))).toEqual(["hold"]);
  });

  it.each([
    ["no verdict", new Response("{}")],
    ["a verdict that isn’t a boolean", Response.json({ flagged: null })],
    ["broken JSON", new Response('{ "flagged": fal')],
    ["an error", Response.json({ message: "Too many requests." }, { status: 429 })],
    ["an error with a verdict of “not flagged”", Response.json({ flagged: false }, { status: 503 })],
  ])("publishes nothing on %s", async (_, answer) => {
    expect(await run(answer)).not.toContain("publish");
  });
});
