import { describe, expect, it } from "vitest";
import { newClient } from "@/tests/support/clients";
import { expectProblem } from "@/tests/support/problem";
import { isAcceptable, submissions } from "@/tests/support/submissions";
import { site } from "./site";

const post = (endpoint: string, body: unknown, headers = {}) =>
  site.post(endpoint, body, { ...newClient(), ...headers });

describe.each(submissions)("$endpoint", ({ endpoint, valid, text, wrong, stored }) => {
  it.each([
    ["empty", ""],
    ["broken", '{"email": '],
    ["not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
  ])("answers a body that is %s with 400", async (_, body) => {
    const headers = { "Content-Type": "application/json", ...newClient() };
    await expectProblem(await fetch(`${site.url}${endpoint}`, { method: "POST", headers, body }), 400);
  });

  it.each(["null", "[]", "5", '"text"'])("answers JSON that isn’t an object, %s, with 422", async (body) => {
    await expectProblem(await post(endpoint, body), 422);
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", "application/jsonp", ""])(
    "answers the media type '%s' with 415",
    async (type) => {
      const answer = await post(endpoint, JSON.stringify(valid()), { "Content-Type": type });
      await expectProblem(answer, 415);
    },
  );

  it("accepts JSON with parameters in its media type", async () => {
    const answer = await post(endpoint, valid(), { "Content-Type": "Application/JSON; charset=utf-8" });
    expect(answer.status).toBe(200);
  });

  it("answers a body over 64 KiB with 413, and reads one of exactly 64 KiB", async () => {
    const body = JSON.stringify({ ...valid(), padding: "" });
    const padded = (size: number) =>
      body.replace('"padding":""', `"padding":"${"x".repeat(size - body.length)}"`);
    await expectProblem(await post(endpoint, padded(64 * 1024 + 1)), 413);
    expect((await post(endpoint, padded(64 * 1024))).status).toBe(200);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("answers %s with 405", async (method) => {
    const answer = await fetch(`${site.url}${endpoint}`, { method });
    expect(answer.headers.get("allow")).toBe("POST");
    if (method === "HEAD") expect(answer.status).toBe(405);
    else await expectProblem(answer, 405);
  });

  it.each(Object.entries(wrong))(
    "refuses every invalid %s and names no other field",
    async (field, values) => {
      for (const value of values) {
        const answer = await post(endpoint, { ...valid(), [field]: value });
        const { fields } = await expectProblem(answer, 422);
        expect(Object.keys(fields ?? {}), JSON.stringify(value)).toEqual([field]);
      }
    },
  );

  it.each(text)("checks the length and line breaks of $name, and whether it is required", async (field) => {
    const values = [
      "x".repeat(field.maximum),
      "x".repeat(field.maximum + 1),
      "",
      " \t",
      "a\nb",
      "a\r\nb",
      "a\u2028b",
    ];
    for (const value of values) {
      const body = { ...valid(), [field.name]: value };
      const answer = await post(endpoint, body);
      expect(answer.status, JSON.stringify(value)).toBe(isAcceptable(value, field) ? 200 : 422);
      const row = await stored(site.db, body.email);
      if (answer.ok) expect(row?.[field.name]).toBe(value);
      else expect(row).toBeNull();
    }
  });

  it("names every invalid field at once", async () => {
    const fields = Object.keys(wrong);
    const bad = Object.fromEntries(fields.map((field) => [field, 5]));
    const body = await expectProblem(await post(endpoint, { ...valid(), ...bad }), 422);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(fields.sort());
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ])("refuses a post from another site: %j", async (headers) => {
    const body = valid();
    await expectProblem(await post(endpoint, body, headers), 403);
    expect(await stored(site.db, body.email)).toBeNull();
  });

  it("accepts a post from its own pages", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: site.url };
    expect((await post(endpoint, valid(), headers)).status).toBe(200);
  });

  it("ignores fields that it doesn’t know", async () => {
    const body = `{"__proto__":{"polluted":true},"constructor":1,${JSON.stringify({ ...valid(), id: "mine", createdAt: 0 }).slice(1)}`;
    expect((await post(endpoint, body)).status).toBe(200);
  });
});

/** Encodes a form like a browser. */
const typed = (body: Record<string, string | boolean>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === true ? "on" : String(value)]),
  );

const forms = submissions.flatMap(({ form, ...rest }) => (form ? [{ ...rest, form }] : []));

describe.each(forms)("the plain form of $endpoint", ({ endpoint, valid, form }) => {
  it("answers with 303, whether the form is accepted or rejected", async () => {
    const send = (body: Record<string, string | boolean>) =>
      site.postForm(endpoint, typed(body), newClient());
    const good = await send(valid());
    expect([good.status, good.headers.get("location")]).toEqual([303, form.sent]);

    const bad = await send({ ...valid(), email: "nobody" });
    expect(bad.status).toBe(303);
    const id = String(bad.headers.get("location")).replace("/correct/", "");
    const draft = await site.db.formDraft.findUniqueOrThrow({ where: { id } });
    expect(draft.form.split(" ")[0]).toBe(form.draft);
    expect(draft.values).toMatchObject({ email: "nobody" });
    expect(Object.keys(draft.values as object)).not.toContain("password");
  });

  it("counts a double click and a reload once", async () => {
    const body = valid();
    const fields = typed(body);
    const client = newClient();
    const clicks = await Promise.all([1, 2, 3].map(() => site.postForm(endpoint, fields, client)));
    const reload = await site.postForm(endpoint, fields, client);
    for (const answer of [...clicks, reload]) {
      expect([answer.status, answer.headers.get("location")]).toEqual([303, form.sent]);
    }
    expect(await site.db.outboxMail.count({ where: { recipient: body.email } })).toBe(1);
  });

  it("refuses form bytes that aren’t valid text", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", ...newClient() };
    const body = "email=a%40example.com&name=%FF%FE";
    const answer = await fetch(`${site.url}${endpoint}`, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    expect(answer.status).toBe(400);
  });
});
