import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { endpoints } from "@/lib/site/paths";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { bytesOf, pdf, textOfSize } from "@/tests/support/files";
import { passcode, put } from "@/tests/support/operator";
import {
  eventsOf,
  file,
  fileWithLinks,
  linkIn,
  order,
  pageOf,
  receiptOf,
  tokenOf,
} from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
let folder: string;
let left: string[] = [];
beforeAll(async () => {
  folder = path.join(site.folder, "files");
  // Another test file that used the site may have left some.
  left = stored();
});

const stored = () => (existsSync(folder) ? readdirSync(folder).filter((name) => !left.includes(name)) : []);
/** The files stored since then; files of earlier tests may be deleted at any time. */
const storedSince = (before: string[]) => stored().filter((name) => !before.includes(name));

function form(files: Record<string, Buffer>, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    data.append("files", new File([new Uint8Array(bytes)], name));
  return data;
}

/** Asks a request's person for proof. @returns the question's id */
async function ask(id: string): Promise<string> {
  const words = { reason: "other", audience: "person", text: "Please send a proof of your address." };
  const answer = await order(site, id, { step: "ask", ...words });
  expect(answer.status).toBe(200);
  return (await site.db.caseQuestion.findFirstOrThrow({ where: { requestId: id } })).id;
}

const send = (address: string, body: FormData, headers: Record<string, string> = bearer) =>
  fetch(`${site.url}${address}`, { method: "POST", body, headers, redirect: "manual" });

const attachments = (requestId: string) =>
  site.db.caseAttachment.findMany({
    where: { requestId },
    orderBy: { number: "asc" },
    include: { file: true },
  });

async function accessRequest(email: string) {
  const request = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
  await site.postForm(endpoints.privacyConfirm, { token: tokenOf(request.confirm) });
  return request;
}

/** Reads an archive with a different program than the one that created it. */
async function unzipped(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: true });
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await bytesOf(await zip.openReadStreamPromise(entry));
  }
  return entries;
}

const crm = "name,when\nAda Lovelace,2026-01-31\nAda Lovelace,2026-02-01\n";

describe("the files of a request", () => {
  it("are attached, offered with the answer, downloaded as one ZIP and deleted with the person", async () => {
    const email = "ada@example.com";
    const { id, reference, follow } = await accessRequest(email);
    const sent = await send(
      casePaths.files(id),
      form({ "../CRM März.html": Buffer.from(crm), "Scan.exe": pdf(90_000) }),
    );
    expect([sent.status, await sent.json()]).toEqual([200, { success: true, message: "2 files attached." }]);
    const [table, scan] = await attachments(id);
    expect(table).toMatchObject({
      label: "CRM März.html",
      contentType: "text/csv; charset=utf-8",
      origin: "office",
    });
    expect(scan).toMatchObject({ number: 2, contentType: "application/pdf", file: { size: 90_000 } });
    expect(stored().sort()).toEqual([table?.fileId, scan?.fileId].sort());
    expect((await eventsOf(site, id)).at(-1)).toMatchObject({
      kind: "files-added",
      note: "CRM März.html, Scan.exe",
    });
    const [entry] = await site.db.auditEntry.findMany({ where: { action: "case.file-added" } });
    expect([entry?.subject, JSON.stringify(entry)]).toEqual([reference, expect.not.stringContaining("CRM")]);

    // Nothing is available yet, to anybody.
    expect((await fetch(`${site.url}${follow}/package`)).status).toBe(404);
    const none = await fetch(`${site.url}${casePaths.fetchFile(scan?.id ?? "")}`);
    expect(none.status).toBe(401);
    const fetched = await fetch(`${site.url}${casePaths.fetchFile(scan?.id ?? "")}`, { headers: bearer });
    expect(Buffer.from(await fetched.arrayBuffer()).equals(pdf(90_000))).toBe(true);
    const { headers } = fetched;
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${reference}-02-scan.pdf"`);
    expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual([
      "nosniff",
      "private, no-store, no-transform",
    ]);

    await order(site, id, { step: "explain", text: "We also asked our carrier." });
    await order(site, id, { step: "complete", text: "Here it is.", offerData: true });
    expect(await pageOf(site, follow)).toContain("Download the data");
    for (const file of ["package", "data"]) {
      expect((await fetch(`${site.url}${follow}/${file}`, { method: "HEAD" })).status).toBe(200);
    }
    expect((await eventsOf(site, id)).map(({ kind }) => kind)).not.toContain("data-downloaded");
    const answer = await fetch(`${site.url}${follow}/package`);
    const archive = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(archive.length));
    const entries = await unzipped(archive);
    expect(Object.keys(entries)).toEqual([
      "your-data.html",
      "data.json",
      "data.schema.json",
      "files/01-crm-marz.csv",
      "files/02-scan.pdf",
    ]);
    expect(entries["files/01-crm-marz.csv"]?.toString()).toBe(crm);
    expect(entries["files/02-scan.pdf"]?.equals(pdf(90_000))).toBe(true);
    const html = String(entries["your-data.html"]);
    expect(html).toContain('<a href="files/01-crm-marz.csv" dir="auto">CRM März.html</a>');
    // Links to authorities are allowed, but nothing may be loaded.
    expect(html).not.toMatch(/src="|<link|<script|<img|url\(/);
    expect(html).toContain("What we do with your data");
    expect(html).toContain("We also asked our carrier.");
    const data = JSON.parse(String(entries["data.json"]));
    expect(data).toMatchObject({
      email,
      files: [{ name: "files/01-crm-marz.csv" }, { name: "files/02-scan.pdf" }],
      processing: { law: "GDPR", added: "We also asked our carrier." },
    });
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const validate = ajv.compile(JSON.parse(String(entries["data.schema.json"])));
    expect([validate(data), validate.errors]).toEqual([true, null]);
    expect((await eventsOf(site, id)).at(-1)).toMatchObject({ kind: "data-downloaded", actor: "requester" });
    // Staff get the same files, and downloading changes nothing.
    const copy = await fetch(`${site.url}${casePaths.package(id)}`, { headers: bearer });
    expect(Object.keys(await unzipped(Buffer.from(await copy.arrayBuffer())))).toEqual(Object.keys(entries));
    const late = await send(casePaths.files(id), form({ "more.txt": Buffer.from("More.") }));
    expect([late.status, (await late.json()).message]).toEqual([
      409,
      "The request is closed, so you can’t add more files.",
    ]);

    const erased = await order(site, id, { step: "erase", reference });
    expect(erased.status).toBe(200);
    expect(await attachments(id)).toEqual([]);
    expect(await site.db.storedFile.findMany({ where: { NOT: { sealedKey: "" } } })).toEqual([]);
  });

  it("can be unpacked with unzip", async (context) => {
    const { id, follow } = await accessRequest("unzip@example.com");
    await send(casePaths.files(id), form({ "a.pdf": pdf(), "b.txt": await bytesOf(textOfSize(70_000)) }));
    await order(site, id, { step: "complete", text: "Here it is.", offerData: true });
    const home = mkdtempSync(path.join(tmpdir(), "palisade-zip-"));
    const archive = path.join(home, "answer.zip");
    writeFileSync(archive, Buffer.from(await (await fetch(`${site.url}${follow}/package`)).arrayBuffer()));
    try {
      expect(execFileSync("unzip", ["-t", archive]).toString()).toContain("No errors detected");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      context.skip("This machine has no unzip.");
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it("are removed one by one, which is recorded", async () => {
    const { id } = await accessRequest("remove@example.com");
    await send(casePaths.files(id), form({ "wrong.pdf": pdf(), "right.pdf": pdf() }));
    const [wrong] = await attachments(id);
    const remove = () => site.post(casePaths.removeFile(id), { file: wrong?.id }, bearer);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await attachments(id)).map(({ label }) => label)).toEqual(["right.pdf"]);
    expect((await eventsOf(site, id)).at(-1)).toMatchObject({ kind: "file-removed", note: "wrong.pdf" });
    const again = await send(casePaths.files(id), form({ "third.pdf": pdf() }));
    expect(again.status).toBe(200);
    // Each change increments the version.
    const { version } = await site.db.privacyRequest.findUniqueOrThrow({ where: { id } });
    expect(version).toBe(5);
  });

  it("are stored all or none: not with a rejected type, without files, or for another kind of request", async () => {
    const before = stored();
    const { id } = await accessRequest("refused@example.com");
    const program = Buffer.concat([
      Buffer.from("\u007fELF\u0002\u0001\u0001", "latin1"),
      Buffer.alloc(90_000),
    ]);
    const mixed = await send(casePaths.files(id), form({ "one.pdf": pdf(), "two.pdf": program }));
    expect([mixed.status, (await mixed.json()).message]).toEqual([
      422,
      "two.pdf: This kind of file isn’t accepted. Send PDFs, images, office documents, text, CSV or JSON files, recordings or a ZIP file.",
    ]);
    expect((await send(casePaths.files(id), form({}, { note: "no file" }))).status).toBe(422);
    const json = await site.post(casePaths.files(id), {}, bearer);
    expect(json.status).toBe(415);
    const objection = await file(site, "gdpr", { email: "objection@example.com", requestType: "objection" });
    expect((await send(casePaths.files(objection.id), form({ "a.pdf": pdf() }))).status).toBe(409);
    expect((await send(casePaths.files(id), form({ "a.pdf": pdf() }), {})).status).toBe(401);
    const page = await send(casePaths.files(id), form({ "two.pdf": program }), {
      ...bearer,
      Accept: "text/html",
    });
    expect(page.headers.get("location")).toMatch(new RegExp(`^${casePaths.file(id)}\\?flash=`));
    expect(await attachments(id)).toEqual([]);
    expect(storedSince(before)).toEqual([]);
  });

  it("leave nothing behind if the upload is aborted", async () => {
    const before = stored();
    const { id } = await accessRequest("broken@example.com");
    const { port, hostname } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${casePaths.files(id)} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: ${bearer.Authorization}`,
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 9000000",
    ];
    const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
    socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
    socket.write(pdf(4_000_000));
    await eventually(async () => {
      if (!storedSince(before).some((name) => name.endsWith(".part")))
        throw new Error("Nothing is on its way yet.");
    });
    socket.destroy();
    await eventually(async () => expect(storedSince(before)).toEqual([]));
    await eventually(async () => expect(await site.db.storedFile.count({ where: { hash: "" } })).toBe(0));
    expect(await attachments(id)).toEqual([]);
  });

  it("are not sent if they are damaged, which is reported before the first byte", async () => {
    const { id, follow } = await accessRequest("damaged@example.com");
    await send(casePaths.files(id), form({ "a.pdf": pdf(100_000) }));
    await order(site, id, { step: "complete", text: "Here it is.", offerData: true });
    const [row] = await attachments(id);
    const damaged = path.join(folder, row?.fileId ?? "");
    const whole = readFileSync(damaged);
    writeFileSync(damaged, whole.subarray(0, 90_000));
    const answer = await fetch(`${site.url}${follow}/package`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      500,
      "This file can’t be read. It is damaged or was stored with a different key.",
    ]);
    // The right size with one wrong byte: the connection must break, so that nobody takes the file for complete.
    whole.writeUInt8(whole.readUInt8(80_000) ^ 1, 80_000);
    writeFileSync(damaged, whole);
    await expect(async () => (await fetch(`${site.url}${follow}/package`)).arrayBuffer()).rejects.toThrow();
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  });
});

describe("files that a person sends", () => {
  it("are added only to the request of their link", async () => {
    const { id, reference, follow } = await accessRequest("sender@example.com");
    const unasked = { reference, token: tokenOf(follow), questionId: "none" };
    expect((await send(endpoints.privacyFiles, form({ "a.pdf": pdf() }, unasked), {})).status).toBe(404);
    const questionId = await ask(id);
    const fields = { ...unasked, questionId };
    const plain = { Accept: "text/html" };
    const done = await send(endpoints.privacyFiles, form({ "Ausweis.pdf": pdf() }, fields), plain);
    expect(done.status).toBe(303);
    const [row] = await attachments(id);
    expect(row).toMatchObject({ origin: "requester", questionId, label: "Ausweis.pdf" });
    expect(await pageOf(site, follow)).toContain("Ausweis.pdf");
    const stranger = { ...fields, token: "x".repeat(43) };
    expect((await send(endpoints.privacyFiles, form({ "a.pdf": pdf() }, stranger), {})).status).toBe(404);
    const elsewhere = { Origin: "https://elsewhere.example" };
    expect((await send(endpoints.privacyFiles, form({ "a.pdf": pdf() }, fields), elsewhere)).status).toBe(
      403,
    );
    expect(await attachments(id)).toHaveLength(1);

    // After the question is resolved, the files that were sent for it are kept for an appeal, and no others are accepted.
    expect((await order(site, id, { step: "settle" })).status).toBe(200);
    expect((await attachments(id)).map(({ label }) => label)).toEqual(["Ausweis.pdf"]);
    const late = await send(endpoints.privacyFiles, form({ "late.pdf": pdf() }, fields), {});
    expect([late.status, (await late.json()).message]).toEqual([
      409,
      "We no longer need an answer to this question.",
    ]);
  });

  it("are stored with the answer, or neither is", async () => {
    const { id, reference, follow } = await accessRequest("answerer@example.com");
    const fields = { reference, token: tokenOf(follow), questionId: await ask(id) };
    const answer = (files: Record<string, Buffer>, text: string, headers: Record<string, string> = {}) =>
      send(endpoints.privacyFiles, form(files, { ...fields, text }), headers);
    const stored = async () => ({
      files: (await attachments(id)).map(({ label }) => label),
      answers: (
        await site.db.privacyRequestEvent.findMany({ where: { requestId: id, kind: "answered" } })
      ).map(({ note }) => note),
    });
    const plain = { Accept: "text/html" };

    const noText = await answer({ "a.pdf": pdf() }, " ");
    expect([noText.status, (await noText.json()).fields?.text]).toEqual([422, "Your answer is required."]);
    const badFile = await answer({ "a.pdf": Buffer.from([1, 2, 3]) }, "Typed with\r\ncare", plain);
    expect(badFile.status).toBe(303);
    const page = await pageOf(site, badFile.headers.get("location") ?? "");
    expect(page).toContain("Typed with care");
    expect(page).toContain("please choose them again");
    expect(await stored()).toEqual({ files: [], answers: [] });

    const done = await answer({ "Ausweis.pdf": pdf() }, "Here\r\nit is.", plain);
    expect(done.headers.get("location")).toBe(`${follow}#answered`);
    const once = { files: ["Ausweis.pdf"], answers: ["Here\nit is."] };
    expect(await stored()).toEqual(once);
    expect(await pageOf(site, follow)).toContain("Ausweis.pdf");

    // A repeated answer is accepted as done; a different one is refused.
    expect((await answer({ "Ausweis.pdf": pdf() }, "Here\nit is.")).status).toBe(200);
    expect((await answer({ "b.pdf": pdf() }, "Something else")).status).toBe(409);
    expect(await stored()).toEqual(once);
  });

  it("for a complaint have a hint that calls it a complaint", async () => {
    const complaint = {
      email: "complains@example.com",
      requestType: "complaint",
      description: "You called me.",
    };
    const { id } = await file(site, "uk-gdpr", complaint);
    const follow = linkIn(await receiptOf(site, id, complaint.email), "follow");
    await ask(id);
    const page = await pageOf(site, follow);
    expect(page).toContain("deleted when your complaint is closed.");
    expect(page).not.toContain("when your request is closed");
  });

  it("are optional in an answer", async () => {
    const { id, reference, follow } = await accessRequest("wordy@example.com");
    const fields = { reference, token: tokenOf(follow), questionId: await ask(id), text: "é".repeat(5000) };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    // Browsers send this for an empty file field.
    body.append("files", new File([], "", { type: "application/octet-stream" }));
    const done = await send(endpoints.privacyFiles, body, { Accept: "text/html" });
    expect(done.headers.get("location")).toBe(`${follow}#answered`);
    expect(await attachments(id)).toEqual([]);
  });

  it("pass the gate by the link’s secret", async () => {
    const { id, reference, follow } = await accessRequest("gated@example.com");
    const fields = { reference, token: tokenOf(follow), questionId: await ask(id) };
    await put(site, "protection", { enabled: true, passcode });
    const stranger = { ...fields, token: "x".repeat(43) };
    expect((await send(endpoints.privacyFiles, form({ "a.pdf": pdf() }, stranger), {})).status).toBe(404);
    expect(await attachments(id)).toEqual([]);
    expect((await send(endpoints.privacyFiles, form({ "a.pdf": pdf() }, fields), {})).status).toBe(200);
    expect(await attachments(id)).toHaveLength(1);
  });
});
