import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { exemptByDefault } from "@/lib/settings/exempt-paths";
import { endpoints, paths } from "@/lib/site/paths";
import { pixel } from "@/tests/support/images";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere as operator, runOperator } from "@/tests/support/run-operator";
import { openDatabase } from "@/tests/support/site";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.dirname(ownDatabase());
const databaseUrl = process.env.DATABASE_URL ?? "";
const db = openDatabase(databaseUrl);
afterAll(() => db.$disconnect());

const stored = async (key: string) => (await db.setting.findUniqueOrThrow({ where: { key } })).value;

describe("npm run operator, with no server running", () => {
  it("lists the commands, and the options of each", async () => {
    const overview = await operator(["--help"]);
    expect(overview.code).toBe(0);
    const names = ["status", "maintenance", "protection", "announcement", "logo"];
    const helps = await Promise.all(names.map((name) => operator([name, "--help"])));
    helps.forEach((help, index) => {
      const name = String(names[index]);
      expect(overview.out).toContain(name);
      expect(help.code).toBe(0);
      expect(help.out).toContain(name);
    });
    expect((await operator([])).code).toBe(2);
    expect((await operator(["nonsense"])).err).toContain("There is no command “nonsense”");
  });

  it("turns maintenance on and off, and records it", async () => {
    const on = await operator([
      "maintenance",
      "on",
      "--message",
      "Moving.",
      "--for",
      "2h",
      "--exempt",
      "/status",
    ]);
    expect(on.err).toBe("");
    expect(on.out).toContain("Maintenance is ON.");
    const value = (await stored("maintenance")) as { endTime: string };
    expect(value).toMatchObject({ enabled: true, message: "Moving.", showTimer: true, exempt: ["/status"] });
    expect(Date.parse(value.endTime) - Date.now()).toBeGreaterThan(1.9 * 3_600_000);
    expect(await db.auditEntry.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      subject: "maintenance",
      actor: "cli",
    });
    expect((await operator(["maintenance", "off"])).out).toContain("Maintenance is off.");
    expect(await stored("maintenance")).toMatchObject({ enabled: false, message: "Moving.", endTime: null });
    const changes = await db.auditEntry.count();
    expect((await operator(["maintenance", "off"])).out).toContain("Maintenance is off.");
    expect(await db.auditEntry.count()).toBe(changes);
  });

  it("says which initial paths a list leaves out, and restores them", async () => {
    const closes = /^ {2}Not exempt: +(.+) \(exempt by default\)$/m;
    const some = await operator(["maintenance", "on", "--exempt", paths.status, "--exempt", "/pricing"]);
    const open: string[] = [paths.status, endpoints.health];
    const closed = exemptByDefault.filter((path) => !open.includes(path));
    expect(closes.exec(some.out)?.[1]?.split(", ")).toEqual(closed);
    expect((await operator(["maintenance", "off"])).out).toMatch(closes);
    const all = await operator(["maintenance", "on", "--exempt", "default", "--exempt", "/pricing"]);
    expect(all.out).not.toMatch(closes);
    expect(await stored("maintenance")).toMatchObject({ exempt: [...exemptByDefault, "/pricing"] });
    await operator(["maintenance", "off"]);
  });

  it("requires a passcode if none is set, and never shows it", async () => {
    const on = await operator(["protection", "on", "--mobile", "gate"], "blue heron\n");
    expect(on.out).toContain("Protection is ON.");
    expect(on.out + on.err).not.toContain("blue heron");
    expect(await stored("protection")).toMatchObject({
      enabled: true,
      mobile: "gate",
      passcodeHash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect((await operator(["protection", "off"])).code).toBe(0);
    expect(await stored("protection")).toMatchObject({ enabled: false, mobile: "gate" });
    expect((await operator(["protection", "passcode"], "\n")).code).toBe(1);
    const unanswered = await operator(["protection", "passcode"]);
    expect(unanswered).toMatchObject({ code: 1, err: expect.stringContaining("ended before an answer") });
  });

  it.each([[["passcode"]], [["on", "--passcode"]]])(
    "rejects a passcode with spaces that isn’t quoted, after %j",
    async (words) => {
      const before = await stored("protection");
      const { code, err, out } = await operator(["protection", ...words, "grey", "heron"]);
      expect(code).toBe(1);
      expect(err).toContain("There is one word too many. Put text of several words in quotes.");
      expect(out + err).not.toMatch(/grey|heron/);
      expect(await stored("protection")).toEqual(before);
    },
  );

  it("creates a link and a passcode, lists them without the passcode, and revokes them", async () => {
    const order = ["protection", "link", "--name", "Forum Ltd", "--for", "7d", "--through", "maintenance"];
    const link = await operator([...order, "--one-browser"]);
    expect(link.err).toBe("");
    expect(link.out).toMatch(/\/enter\/[0-9a-f]{16}\.[\w-]{43}\n/);
    expect(link.out).toContain(
      "This link for Forum Ltd opens the gate and lets people in during maintenance",
    );
    const row = await db.accessPass.findFirstOrThrow({ where: { name: "Forum Ltd" } });
    expect(row).toMatchObject({ kind: "link", through: "maintenance", audience: "first", createdBy: "cli" });
    expect(Number(row.endsAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);

    const added = await operator(["protection", "passcodes", "add", "--name", "Press"], "white heron");
    expect(added.out).toContain("The passcode for Press is valid until it is revoked.");
    const shown = await operator(["protection", "passcodes"]);
    expect(shown.out).toMatch(/^everyone {2}Active/m);
    expect(shown.out).toMatch(/^Press {5}Active/m);
    expect(added.out + shown.out).not.toContain("white heron");
    expect((await operator(["protection", "links"])).out).toContain(String(link.out.split("\n")[0]));

    expect((await operator(["protection", "links", "revoke", "forum ltd"])).out).toContain(
      "Revoked: Forum Ltd.",
    );
    expect((await operator(["protection", "links"])).out).not.toContain("/enter/");
    expect((await operator(["protection", "passcodes", "revoke", "Press"])).code).toBe(0);
    expect(await db.accessPass.count({ where: { revokedAt: null } })).toBe(0);
    const again = await operator(["protection", "links", "revoke", "Forum Ltd"]);
    expect([again.code, again.err]).toEqual([1, "The link for “Forum Ltd” has already been revoked.\n"]);
    expect((await operator(["protection", "entries"])).out).toBe("No attempts yet.\n");
  });

  it("shows an announcement, and rejects an unsafe link", async () => {
    const refused = await operator(["announcement", "on", "--message", "x", "--link", "javascript:alert(1)"]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("Link must be");
    const args = ["announcement", "on", "--message", "News.", "--type", "danger", "--not-dismissible"];
    expect((await operator(args)).code).toBe(0);
    expect(await stored("announcement")).toMatchObject({ type: "danger", dismissible: false, link: null });
  });

  it("plans an announcement, lists the queue and removes it", async () => {
    const times = ["--from", "2090-01-01 09:00", "--for", "30d"];
    const planned = await operator([
      "announcement",
      "plan",
      "--message",
      "Prices.",
      ...times,
      "--path",
      "/pricing",
    ]);
    expect(planned.err).toBe("");
    expect(planned.out).toMatch(/On \/pricing, from Sun, Jan 1, 2090.+ until Tue, Jan 31, 2090/);
    expect(planned.out).not.toContain("No page");
    const row = await db.plannedAnnouncement.findFirstOrThrow();
    expect(row).toMatchObject({ message: "Prices.", paths: ["/pricing"], draft: false, updatedBy: "cli" });
    expect(Number(row.endsAt) - Number(row.startsAt)).toBe(30 * 86_400_000);
    const id = row.id.slice(0, 8);
    const queue = await operator(["announcement", "queue"]);
    expect(queue.out).toMatch(
      new RegExp(`^${id}  Planned +Prices\\.\\n +On /pricing, from Sun, Jan 1, 2090`),
    );
    expect((await operator(["announcement", "remove", id])).out).toContain("Removed.");
    expect((await operator(["announcement", "queue"])).out).toBe("Nothing is planned.\n");
    const misspelled = await operator([
      "announcement",
      "plan",
      "--message",
      "x",
      "--path",
      "/prcing",
      "--path",
      "/de/pricing",
    ]);
    expect(misspelled.out).toContain("No page has the address /prcing. Check the spelling.");
    expect((await operator(["announcement", "queue"])).out).toContain("No page has the address /prcing.");
    await db.plannedAnnouncement.deleteMany();
  });

  it("sets a logo from a file, whatever its name", async () => {
    const file = path.join(folder, "logo.svg");
    writeFileSync(file, "<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect((await operator(["logo", "set", file])).err).toContain("PNG, JPEG, WebP or AVIF");
    writeFileSync(file, pixel);
    expect((await operator(["logo", "set", file])).code).toBe(0);
    expect(await stored("logo")).toMatchObject({ logoUrl: expect.stringMatching(/^\/logo\/[0-9a-f]{32}$/) });
    expect((await operator(["logo", "set", "http://127.0.0.1/x.png"])).err).toContain(
      "not on the public internet",
    );
    const light = Object(await stored("logo"));
    expect((await operator(["logo", "set", file, "--dark"])).out).toContain("In the dark theme it is /logo/");
    expect(await stored("logo")).toEqual({ ...light, darkLogoUrl: expect.stringMatching(/^\/logo\//) });
    expect((await operator(["logo", "reset", "--dark"])).code).toBe(0);
    expect(await stored("logo")).toEqual({ ...light, darkLogoUrl: null });
    expect((await operator(["logo", "reset"])).code).toBe(0);
    expect(await stored("logo")).toEqual({ logoUrl: null, darkLogoUrl: null });
  });

  it.each([
    [["maintenance"], "Choose what to do: on, off, status."],
    [["maintenance", "on", "--for", "soon"], "is not a length of time"],
    [["maintenance", "on", "--until", "2020-01-01 10:00"], "has already passed"],
    [["maintenance", "on", "--frobnicate"], "Unknown option '--frobnicate'"],
    [["maintenance", "off", "now"], "Unexpected argument 'now'"],
    [["protection", "on", "--mobile", "open"], "Mobile must be splash or gate."],
    [["protection", "link", "--name", "Forum Ltd"], "Specify when it ends: --for LENGTH or --until MOMENT."],
    [["protection", "link", "--for", "7d"], "Name is required."],
    [
      ["protection", "link", "--name", "x", "--for", "1d", "--through", "all"],
      "Through must be one of gate,",
    ],
    [["protection", "links", "revoke", "Nobody"], "There is no link for “Nobody”."],
    [["protection"], "Choose what to do: on, off, passcode, status, link, links, passcodes, entries."],
    [["announcement", "plan", "--from", "2090-01-01 09:00"], "Message is required."],
    [
      ["announcement", "plan", "--message", "x", "--from", "2090-01-02 09:00", "--until", "2090-01-01 09:00"],
      "The end must be after the start.",
    ],
    [["announcement", "plan", "--message", "x", "--path", "/pri*"], "must be the name of a page or a folder"],
    [["announcement", "remove", "zzz"], "There is no planned announcement “zzz”."],
    [["logo", "set"], "Give the image"],
    [["logo", "set", "my", "logo.png"], "Unexpected argument 'logo.png'. Put text"],
    [["maintenance", "on", "--message", "Moving", "out"], "Unexpected argument 'out'. Put text"],
    [["maintenance", "on", "--exempt", "/"], "Exempt path “/” would exempt every page."],
    [["announcement", "on", "--message", "Good", "news"], "Unexpected argument 'news'. Put text"],
    [["incident", "open", "--title", "Slow", "answers"], "Unexpected argument 'answers'. Put text"],
    [["incident", "update", "3f2a", "--message", "Fixed", "it"], "Unexpected argument 'it'. Put text"],
    [["incident", "plan", "--title", "Disks", "again"], "Unexpected argument 'again'. Put text"],
    [["erase", "ada@example.com", "bob@example.com"], "Give one email address."],
    [["subject-access", "ada@example.com", "bob@example.com"], "Give one email address."],
    [["retention", "now"], "Unexpected argument 'now'."],
    [["status", "now"], "Unexpected argument 'now'."],
  ])("answers %j with a suggestion", async (args, sentence) => {
    const { code, err } = await operator(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).toContain("--help");
    expect(err).not.toMatch(/\n\s+at /);
  });

  it("reads from a pipe and exits with a status code", async () => {
    const typed = ["run", "--silent", "operator", "--", "protection", "passcode"];
    const env = { ...process.env, LOG_LEVEL: "error" };
    const running = promisify(execFile)("npm", typed, { cwd: root, env });
    running.child.stdin?.end("blue heron\n");
    const { stdout, stderr } = await running;
    expect(stderr).toBe("New shared passcode: ");
    expect(stdout).toContain("Protection is off.");
    expect(await stored("protection")).toMatchObject({
      passcodeHash: expect.stringMatching(/^\$argon2id\$/),
    });

    const none = `file:${path.join(folder, "none.db")}`;
    const missing = await runOperator({ databaseUrl: none }, ["status"]);
    expect([missing.code, missing.out]).toEqual([1, ""]);
    expect(missing.err).toContain("run npm start once");
  });
});
