import { expect, it } from "vitest";
import { z } from "zod";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { staffKey } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import { rateLimits } from "@/lib/platform/limits/rates";
import { defineOperation } from "@/lib/platform/operations/define";
import { handlersOf } from "@/lib/platform/operations/handlers";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { operator } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { openSession } from "@/tests/support/sessions";

ownDatabase();

const common = {
  name: "a-form",
  method: "POST",
  path: "/operator/incidents",
  caller: staff(null),
} as const;

const { POST } = handlersOf(
  defineOperation({
    ...common,
    input: z.object({ title: z.string().min(3) }),
    run: async (_context, { title }) => {
      if (title === "full") throw new HttpError(503, "Nothing can be stored just now.");
      return {};
    },
    form: consoleForm("/operator/incidents"),
  }),
);

function post(title: string, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie };
  const body = new URLSearchParams({ title });
  const request = new Request("http://localhost:3000/operator/incidents", { method: "POST", headers, body });
  return POST(request, { params: Promise.resolve({}) });
}
const session = async () => (await openSession(operator(new Date()))).split(";", 1)[0];
const kept = async () => (await read((db) => db.formDraft.findMany())).map(({ values }) => values);

it("rejected input is kept, unless the database is unavailable or the limit is reached", async () => {
  expect((await post("ab", await session())).headers.get("location")).toContain("&typed=");
  expect(await kept()).toEqual([{ title: "ab" }]);
  expect((await post("full", await session())).headers.get("location")).not.toContain("typed=");
  expect(await kept()).toHaveLength(1);
});

it("a failure while answering a refused form is recorded, and answered with a page that states the refusal", async () => {
  const form = handlersOf(
    defineOperation({
      ...common,
      input: z.object({}),
      run: async () => {
        throw new HttpError(422, "The title is taken.");
      },
      form: {
        done: () => "/operator",
        refused: async () => {
          throw new Error("the draft could not be made");
        },
      },
      onRefused: async () => {
        throw new Error("the refusal could not be counted");
      },
    }),
  );
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie: (await session()) ?? "" };
  const request = new Request("http://localhost:3000/operator", { method: "POST", headers, body: "" });
  const answer = await form.POST(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain("The title is taken.");
  await eventually(async () =>
    expect(await read((db) => db.unexpectedError.count({ where: { path: "/operator" } }))).toBe(2),
  );
});

it("nothing is stored for a stranger, who is redirected to sign-in every time", async () => {
  const before = await kept();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await post("ab")).headers.get("location")).toBe("/operator");
  }
  expect(await kept()).toEqual(before);
});

it("a button or passkey used by two people doesn’t count as a repetition", async () => {
  const done: string[] = [];
  const form = handlersOf(
    defineOperation({
      ...common,
      input: z.object({}),
      run: async ({ actor, transact }) =>
        transact(async () => {
          done.push(actor.identity.kind === "person" ? actor.identity.id : "");
          return {};
        }),
      form: consoleForm("/operator/people"),
    }),
  );
  const send = async (id: string, path: string, body: Record<string, string>) => {
    const person = { id, name: "Ada Byron", email: `${id}@example.com`, role: "owner", createdBy: "cli" };
    await write((tx) =>
      tx.person.upsert({ where: { id }, create: { ...person, createdAt: new Date() }, update: {} }),
    );
    const now = new Date();
    const identity = { kind: "person", id, name: person.name } as const;
    const actor = { ...operator(now).actor, identity };
    const [cookie = ""] = (await openSession({ ...operator(now), actor })).split(";", 1);
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie };
    const init = { method: "POST", headers, body: new URLSearchParams(body) };
    return form.POST(new Request(`http://localhost:3000${path}`, init), { params: Promise.resolve({}) });
  };
  await send("one", "/api/admin/people/links", {});
  await send("other", "/api/admin/people/links", {});
  expect(done).toEqual(["one", "other"]);
  const key = { idempotencyKey: "the same" };
  await send("one", "/api/admin/people/links", key);
  await send("other", "/api/admin/people/links", key);
  await send("one", "/api/admin/people/removals", key);
  expect(done).toEqual(["one", "other", "one", "other", "one"]);
});

it("a post over the limit is redirected to its page, whatever the page’s address contains", async () => {
  const cookie = await session();
  const knock = (pageOf: (id: string) => string, id: string) => {
    const form = handlersOf(
      defineOperation({
        ...common,
        params: ["id"],
        input: z.object({}),
        run: async () => ({}),
        form: consoleForm(pageOf),
      }),
    );
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie: cookie ?? "" };
    const request = new Request("http://localhost:3000/operator", { method: "POST", headers, body: "" });
    return form.POST(request, { params: Promise.resolve({ id }) });
  };
  // Consumes the points that earlier tests left in this minute.
  const isUsedUp = () =>
    consume("operatorApi", staffKey(operator(new Date()).actor), new Date()).then(
      () => false,
      () => true,
    );
  let left = rateLimits.operatorApi.points;
  while (left > 0 && !(await isUsedUp())) left -= 1;
  for (const pageOf of [consolePaths.incident, casePaths.file]) {
    for (const id of ["€", "\u0000", "\r\nX: y", "a/b?c#d"]) {
      const answer = await knock(pageOf, id);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toContain(`${pageOf(id)}?flash=`);
    }
  }
});
