import { addDays, addHours, subDays } from "date-fns";
import { beforeAll, expect, it } from "vitest";
import { clientAddressHeader } from "@/lib/platform/http/headers";
import { rateLimits } from "@/lib/platform/limits/rates";
import { offeredSince, offeredUntil } from "@/lib/privacy/core/data-offer";
import { operator, visitor } from "@/tests/support/contexts";
import { bytesOf, pdf, pieces } from "@/tests/support/files";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { GET: getData } = await import("@/app/privacy-requests/[reference]/[token]/data/route");
const { GET: getPackage } = await import("@/app/privacy-requests/[reference]/[token]/package/route");
const { GET: staffData } = await import("@/app/operator/(console)/privacy-requests/[id]/data/route");
const { openSession } = await import("@/tests/support/sessions");
const { hashSecret } = await import("@/lib/platform/secrets");
const { read, write } = await import("@/lib/platform/database");
const { readOfferedData, readOfferedPackage } = await import("@/lib/privacy/tracking/offered-data");
const { exportPackage } = await import("@/lib/privacy/answers/export");
const { addCaseFiles } = await import("@/lib/privacy/files/add-attachments");
const { readAccount } = await import("@/lib/accounts/operations");
const { operations } = await import("@/lib/operations");
const { handlersOf } = await import("@/lib/platform/operations/handlers");
const { cookieValue } = await import("@/tests/support/people");

const now = new Date();
const link = { reference: "GD-4HTR-2WZN", token: "a-mailed-token" };
const id = "case";
const email = "ada@example.com";
let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

beforeAll(() =>
  write(async (tx) => {
    const about = { email, emailKey: email, law: "gdpr", requestType: "access", description: "" };
    const times = { receivedAt: subDays(now, 3), dueAt: addDays(now, 20), closedAt: now };
    const offered = { state: "completed", dataOfferedUntil: offeredUntil(now), clientHash: "" };
    await tx.privacyRequest.create({
      data: { id, reference: link.reference, ...about, ...times, ...offered },
    });
    const hash = { tokenHash: hashSecret(link.token), purpose: "privacy-follow", subjectId: id };
    await tx.mailToken.create({ data: { ...hash, createdAt: now, expiresAt: addDays(now, 10) } });
  }),
);

const events = (kind: string) =>
  read((db) => db.privacyRequestEvent.count({ where: { requestId: id, kind } }));
const ask = (handler: typeof getData, method: string, address: string, params = link) => {
  const headers = { [clientAddressHeader]: address };
  const request = new Request("http://localhost:3000/privacy-requests", { method, headers });
  return handler(request, { params: Promise.resolve(params) });
};

it.each([
  ["data", getData],
  ["package", getPackage],
])("HEAD for the %s downloads nothing and isn’t recorded", async (_, handler) => {
  const before = await events("data-downloaded");
  const answer = await ask(handler, "HEAD", newAddress());
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("cache-control")).toContain("private, no-store");
  expect(await events("data-downloaded")).toBe(before);
  const unknown = await ask(handler, "HEAD", newAddress(), { ...link, token: "another" });
  expect(unknown.status).toBe(404);
});

it("repeated downloads are recorded once a day", async () => {
  const downloads = [getData, getPackage, getData, getPackage].map((handler) =>
    ask(handler, "GET", newAddress()),
  );
  for (const answer of await Promise.all(downloads)) {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  expect(await events("data-downloaded")).toBe(1);
  await readOfferedData(visitor(addHours(now, 23)), link);
  expect(await events("data-downloaded")).toBe(1);
  await readOfferedData(visitor(addHours(now, 25)), link);
  expect(await events("data-downloaded")).toBe(2);
});

it.each([
  ["GET", getData],
  ["HEAD", getPackage],
])("%s requests of one client are limited, with a right or wrong link", async (method, handler) => {
  const address = newAddress();
  const wrong = { ...link, token: "wrong" };
  const { points } = rateLimits.fileLink;
  for (let turn = 0; turn < points; turn += 1) {
    expect((await ask(handler, method, address, wrong)).status).toBe(404);
  }
  const refused = await ask(handler, method, address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(handler, method, newAddress())).status).toBe(200);
});

it("HEAD by staff exports and records nothing", async () => {
  const cookie = `palisade-operator=${cookieValue(await openSession(operator(now)))}`;
  await write((tx) =>
    tx.account.create({
      data: {
        ...{ id, email, passwordHash: "", firstName: "Ada", lastName: "Byron", companyName: "Engines" },
        ...{ termsAcceptedAt: now, createdAt: now, verifiedAt: now },
      },
    }),
  );
  const recorded = () =>
    read(async (db) => (await db.auditEntry.count()) + (await db.privacyRequestEvent.count()));
  const before = await recorded();
  const reading = operations.filter(({ method, caller }) => method === "GET" && caller.kind === "staff");
  expect(reading.length).toBeGreaterThan(10);
  for (const operation of reading) {
    const request = new Request(`http://localhost:3000${operation.path}`, {
      method: "HEAD",
      headers: { cookie },
    });
    const params = Object.fromEntries(operation.params.map((name) => [name, id]));
    const { status } = await handlersOf(operation).GET(request, { params: Promise.resolve(params) });
    expect([200, 404], operation.name).toContain(status);
    expect([operation.name, await recorded()]).toEqual([operation.name, before]);
  }
  const unknown = handlersOf(readAccount).GET(
    new Request("http://localhost:3000/api", { method: "HEAD", headers: { cookie } }),
    { params: Promise.resolve({ id: "nobody" }) },
  );
  expect((await unknown).status).toBe(404);
  const get = handlersOf(readAccount).GET(new Request("http://localhost:3000/api", { headers: { cookie } }), {
    params: Promise.resolve({ id }),
  });
  expect((await get).status).toBe(200);
  expect(await recorded()).toBe(before + 1);
});

it("HEAD returns no person’s data", async () => {
  const cookie = `palisade-operator=${cookieValue(await openSession(operator(now)))}`;
  const asked = (method: string) =>
    staffData(new Request("http://localhost:3000/operator", { method, headers: { cookie } }), {
      params: Promise.resolve({ id }),
    });
  const before = await events("subject-access");
  expect((await asked("HEAD")).status).toBe(200);
  expect(await events("subject-access")).toBe(before);
  expect((await asked("GET")).status).toBe(200);
  expect(await events("subject-access")).toBe(before + 1);
});

it("the download contains what was held when the answer was given, and nothing that came in later", async () => {
  const message = (reference: string, createdAt: Date) => ({
    ...{ id: reference, reference, name: "Ada", email, company: "", type: "general", clientHash: "" },
    ...{ message: `Words of ${reference}`, createdAt },
  });
  const answered = (text: string, at: Date) => ({ at, kind: "answered", actor: "Jo", note: text });
  await write(async (tx) => {
    const events = { create: [answered("In time.", now), answered("Too late.", addHours(now, 1))] };
    await tx.contactMessage.create({ data: { ...message("EARLIER", subDays(now, 1)), events } });
    await tx.contactMessage.create({ data: message("LATER", addHours(now, 1)) });
  });
  for (const at of [now, addDays(now, 5)]) {
    const held = JSON.stringify(await readOfferedData(visitor(at), link));
    expect(held).toContain("Words of EARLIER");
    expect(held).toContain("In time.");
    expect(held).not.toContain("LATER");
    expect(held).not.toContain("Too late.");
  }
  const files = await exportPackage(operator(addDays(now, 5)), { id });
  const copy = await bytesOf(files.bytes);
  expect([copy.includes("Words of EARLIER"), copy.includes("LATER")]).toEqual([true, false]);
});

it("files that staff attach while an appeal is open aren’t in the download of the first answer", async () => {
  const later = addDays(now, 6);
  const reopened = { state: "appealed", appealedAt: addDays(now, 5), answeredAt: now, closedAt: null };
  await write((tx) => tx.privacyRequest.update({ where: { id }, data: reopened }));
  const incoming = (async function* () {
    yield { name: "1.pdf", bytes: pieces(pdf(2000)) };
  })();
  await addCaseFiles(operator(later), { id, files: incoming });
  const hasFile = async (files: { bytes: Parameters<typeof bytesOf>[0] }) =>
    (await bytesOf(files.bytes)).includes("files/01-");
  expect(await hasFile(await readOfferedPackage(visitor(later), link))).toBe(false);
  // Staff see what their decision would give out.
  expect(await hasFile(await exportPackage(operator(later), { id }))).toBe(true);
});

it("the time of the answer can be told from the end of its offer, also when clocks change between them", () => {
  const { TZ } = process.env;
  try {
    process.env.TZ = "America/New_York";
    // Thirty days later, this time of day doesn’t exist, or an hour earlier exists twice.
    for (const time of ["2027-02-12T07:30:00Z", "2027-11-07T06:30:00Z"])
      expect(offeredSince(offeredUntil(new Date(time)))).toEqual(new Date(time));
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
