import { beforeAll, describe, expect, it } from "vitest";
import { contextOf, type Staff } from "@/lib/platform/context";
import { write } from "@/lib/platform/database";
import type { Role } from "@/lib/platform/rights";
import { findConfirmation } from "@/lib/search/commands";
import { searchConsole } from "@/lib/search/search";
import { toggleSetting } from "@/lib/settings/store";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const staffOf = (role: Role, id = role as string): Staff => ({
  kind: "staff",
  via: "console",
  role,
  identity: { kind: "person", id, name: id },
  provenAt: now,
});
const groupsFor = (role: Role, search: string) => searchConsole({ staff: staffOf(role), search, now });
const titlesFor = async (role: Role, search: string) =>
  (await groupsFor(role, search)).flatMap(({ items }) => items.map(({ title }) => title));

beforeAll(async () => {
  for (const role of ["owner", "privacy", "support"] as const) await hire(role, role);
  await write(async (tx) => {
    const email = "grace@example.com";
    const request = {
      law: "gdpr",
      requestType: "access",
      description: "",
      state: "verified",
      clientHash: "",
    };
    await tx.privacyRequest.create({
      data: {
        ...{ ...request, id: "request", reference: "GD-7K01-9QXD", email, emailKey: email },
        ...{ receivedAt: now, dueAt: now },
      },
    });
    const message = { company: "", type: "general", clientHash: "", message: "Hello", email };
    await tx.contactMessage.createMany({
      data: ["2027-02-01", "2027-02-03", "2027-02-02"].map((day, index) => ({
        ...{ ...message, id: `message-${index}`, reference: `CM-000${index}-0000`, name: `Grace ${day}` },
        createdAt: new Date(`${day}T12:00:00Z`),
      })),
    });
    return {};
  });
});

describe("an address", () => {
  it("is found everywhere it occurs, latest first, by those who may see everything", async () => {
    const titles = await titlesFor("owner", "grace@example.com");
    expect(titles).toEqual(["GD-7K01-9QXD", "Grace 2027-02-03", "Grace 2027-02-02", "Grace 2027-02-01"]);
  });

  it("is found only where a role may look", async () => {
    expect(await titlesFor("support", "grace@example.com")).not.toContain("GD-7K01-9QXD");
    expect(await titlesFor("privacy", "grace@example.com")).toEqual(["GD-7K01-9QXD"]);
    expect(await titlesFor("operator", "grace@example.com")).toEqual([]);
  });

  it("is shown only to those who may know who sent requests", async () => {
    const details = async (role: Role) =>
      (await groupsFor(role, "GD-7K01-9QXD")).flatMap(({ items }) => items.map(({ detail }) => detail));
    expect((await details("privacy")).join()).toContain("grace@example.com");
    expect((await details("viewer")).join()).not.toContain("grace@example.com");
    expect(await titlesFor("viewer", "grace@exam")).not.toContain("GD-7K01-9QXD");
  });
});

describe("a typed text", () => {
  it.each(["gd7k019qxd", "GD-7K01-9QXD", "gd 7koi 9qxd"])(
    "is recognized as a reference: %j",
    async (typed) => {
      const [first] = await groupsFor("owner", typed);
      expect(first).toMatchObject({ name: "cases", items: [{ title: "GD-7K01-9QXD" }] });
      expect(await titlesFor("owner", typed)).toContain("Who worked on GD-7K01-9QXD?");
    },
  );

  it("is recognized as a message’s reference, in any spelling", async () => {
    expect(await titlesFor("owner", "cm0oo10000")).toContain("Who worked on CM-0001-0000?");
    expect(await titlesFor("owner", "ZZ-0001-0000")).not.toContain("Who worked on ZZ-0001-0000?");
  });

  it("finds commands, pages, settings and chapters, best match first", async () => {
    expect((await titlesFor("owner", "open inc"))[0]).toBe("Open an incident");
    expect((await titlesFor("owner", "outbox"))[0]).toBe("Outbox");
    expect(await titlesFor("owner", "who changed main")).toContain("Who changed Maintenance?");
    const handbook = (await groupsFor("support", "locked out")).at(-1);
    expect(handbook?.items[0]?.href).toBe(
      "/operator/handbook?page=handbook#locked-out-or-the-site-wont-start",
    );
  });

  it("finds a person by full name before actions and pages, but after a page of that name", async () => {
    const sent = { company: "", type: "general", clientHash: "", message: "Hello", email: "o@example.com" };
    await write(async (tx) => {
      await tx.contactMessage.createMany({
        data: ["Open", "Messages", ...Array.from({ length: 8 }, (_, at) => `Opener ${at}`)].map(
          (name, at) => ({
            ...{ ...sent, id: `open-${at}`, reference: `CM-1${at}00-0000`, name },
            createdAt: new Date(now.getTime() + at * 60_000),
          }),
        ),
      });
      return {};
    });
    expect((await titlesFor("owner", "open"))[0]).toBe("Open");
    expect((await groupsFor("owner", "messages"))[0]).toMatchObject({ name: "pages" });
    expect((await titlesFor("owner", "open inc"))[0]).toBe("Open an incident");
  });

  it("finds no command or page that the role lacks", async () => {
    expect(await titlesFor("support", "maintenance")).toEqual(
      expect.not.arrayContaining(["Switch on maintenance", "Maintenance", "Plan maintenance"]),
    );
    expect(await titlesFor("support", "")).not.toContain("Open an incident");
    expect(await findConfirmation("maintenance-enabled", "support", now)).toBeNull();
  });
});

describe("the handbook", () => {
  const page = (name: string, id: string) => `/operator/handbook?page=${name}#${id}`;
  const inHandbook = async (search: string) =>
    (await groupsFor("support", search)).find(({ name }) => name === "handbook")?.items ?? [];

  it.each([
    ["a name", "EADDRINUSE", page("handbook", "row-what-happens-eaddrinuse")],
    [
      "the line that contains the name",
      "Error: listen EADDRINUSE: address already in use 127.0.0.1:3000",
      page("handbook", "row-what-happens-eaddrinuse"),
    ],
    [
      "the line that contains the message",
      "The database file is damaged (database disk image is malformed).",
      page("handbook", "row-what-happens-the-database-file-is-damaged"),
    ],
    [
      "a message with a name in it",
      "UNDO_SECONDS must be at most 60",
      page("handbook", "row-what-happens-name-must-be--at-startup"),
    ],
    [
      "a symptom with a straight apostrophe",
      "emails don't go out",
      page("handbook", "row-what-happens-emails-dont-go-out"),
    ],
    [
      "a symptom in quotation marks",
      '"Deletion is paused"',
      page("handbook", "row-what-happens-deletion-is-paused-on-the-overview"),
    ],
    ["an alert", "[FIRING:1] PalisadeMailStuck (127.0.0.1:3001)", page("runbook", "palisademailstuck")],
    [
      "a log line that a section quotes",
      '{"level":"error","job":"outbox","msg":"a run of a job failed"}',
      page("runbook", "palisadejobfails"),
    ],
    ["words of a section", "confirmations do not arrive", page("runbook", "palisademailstuck")],
    ["a variable", "TRUSTED_PROXIES", page("configuration", "row-variable-trusted_proxies")],
    ["a section for deployers", "secrets in files", page("configuration", "secrets-in-files")],
  ])("is found by %s", async (_, search, href) => {
    expect((await inHandbook(search))[0]?.href).toBe(href);
  });

  it("says what a row says, and not all of a long one", async () => {
    expect((await inHandbook("EADDRINUSE"))[0]?.detail).toBe(
      "Another process uses the port. Stop it, or set PORT",
    );
    const details = (await inHandbook("rejected")).map(({ detail }) => detail);
    expect(details.join()).toContain("Put the old value back");
    expect(details.filter(({ length }) => length > 170)).toEqual([]);
  });

  it("comes after actions and pages of the same name", async () => {
    const groups = await groupsFor("owner", "maintenance");
    expect(groups.map(({ name }) => name)).toEqual(["pages", "commands", "audit", "handbook"]);
  });

  it("comes after stored data that matches as well", async () => {
    const sent = { company: "", type: "general", clientHash: "", message: "Hello", email: "l@example.com" };
    const message = { ...sent, id: "lock", reference: "CM-2000-0000", name: "Lockwood", createdAt: now };
    await write((tx) => tx.contactMessage.create({ data: message }));
    const names = (await groupsFor("support", "lock")).map(({ name }) => name);
    expect(names.indexOf("messages")).toBeLessThan(names.indexOf("handbook"));
  });

  it("isn’t found by quotation marks alone, or by words that only happen to be in a title", async () => {
    expect(await groupsFor("owner", "“”")).toEqual([]);
    expect(await inHandbook("lunch for the people and the email list")).toEqual([]);
  });
});

describe("an empty search", () => {
  it("shows first what the person changed last", async () => {
    const context = contextOf(staffOf("owner"), now);
    await toggleSetting(context, { key: "maintenance", version: 1, enabled: true });
    const [recent, commands] = await groupsFor("owner", "");
    expect(recent).toMatchObject({ name: "recent", items: [{ title: "Maintenance" }] });
    expect(commands?.items.map(({ title }) => title)).toContain("Switch off maintenance");
    expect((await groupsFor("privacy", ""))[0]).not.toMatchObject({ name: "recent" });
  });

  it("asks for confirmation before a switch, for the version that was shown", async () => {
    expect(await findConfirmation("maintenance-enabled", "owner", now)).toBeNull();
    expect(await findConfirmation("maintenance-disabled", "owner", now)).toMatchObject({
      fields: { key: "maintenance", version: "2", to: "disabled" },
    });
  });

  it.each([
    [
      "maintenance-disabled",
      /see the site within 2 seconds, and open pages will follow within 60 seconds\.$/,
    ],
    ["protection-enabled", /passcode or link .* phones and tablets if they get the splash screen\.$/],
    ["announcement-enabled", /^It will appear on newly loaded pages/],
  ])("says what %s changes for visitors", async (id, lead) => {
    expect(await findConfirmation(id, "owner", now)).toMatchObject({ lead: expect.stringMatching(lead) });
  });

  it("says that a passcode doesn’t help during maintenance", async () => {
    await toggleSetting(contextOf(staffOf("owner"), now), { key: "maintenance", version: 2, enabled: false });
    const { lead } = (await findConfirmation("maintenance-enabled", "owner", now)) ?? {};
    expect(lead).toContain("signed-in staff and people with a link that opens the site during maintenance.");
    expect(lead).not.toContain("passcode");
  });
});
