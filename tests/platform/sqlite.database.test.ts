import { randomUUID } from "node:crypto";
import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { assertDurable, disconnect, read, type Transaction, write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { containsText } from "@/lib/platform/database/sql";
import { gate } from "@/tests/support/gate";
import { hurried } from "@/tests/support/hurried";
import { ownDatabase } from "@/tests/support/own-database";
import { templateFile } from "@/tests/support/template";
import { withoutDatabase } from "@/tests/support/without-database";

const file = ownDatabase();

function message(name: string) {
  const id = randomUUID();
  const text = { email: "a@example.com", company: "", message: "m", type: "general", clientHash: "h" };
  return { id, reference: id, name, ...text, createdAt: new Date() };
}
const add = (name: string) => (tx: Transaction) => tx.contactMessage.create({ data: message(name) });
const names = async () => (await read((db) => db.contactMessage.findMany())).map(({ name }) => name).sort();

beforeEach(() => write((tx) => tx.contactMessage.deleteMany()));

describe("one writer at a time", () => {
  it("keeps an acknowledged row when a concurrent transaction rolls back", async () => {
    const entered = gate();
    const release = gate();
    const doomed = write(async (tx) => {
      await add("doomed")(tx);
      entered.open();
      await release.opened;
      throw new Error("rolled back on purpose");
    });
    await entered.opened;
    const acknowledged = write(add("acknowledged"));
    release.open();
    await expect(doomed).rejects.toThrow("rolled back on purpose");
    await acknowledged;
    expect(await names()).toEqual(["acknowledged"]);
  });

  it("runs writers in order, each to its end", async () => {
    const seen: string[] = [];
    const writer = (name: string) =>
      write(async (tx) => {
        seen.push(`${name} begins`);
        await add(name)(tx);
        seen.push(`${name} ends`);
      });
    await Promise.all(["a", "b", "c"].map(writer));
    expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  it("never shows uncommitted rows to readers", async () => {
    await write(async (tx) => {
      await add("not yet")(tx);
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(["not yet"]);
  });

  it("doesn’t let readers write", async () => {
    await expect(read((db) => db.contactMessage.create({ data: message("sly") }))).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it("continues after an invalid query", async () => {
    const twice = message("twice");
    await write((tx) => tx.contactMessage.create({ data: twice }));
    await expect(write((tx) => tx.contactMessage.create({ data: twice }))).rejects.toMatchObject({
      code: "P2002",
    });
    await write(add("next"));
    expect(await names()).toEqual(["next", "twice"]);
  });

  it("has the settings that make commits durable", async () => {
    await expect(assertDurable()).resolves.toBeUndefined();
  });
});

describe("a lock of another process", () => {
  it("delays a transaction, even one that reads first", async () => {
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    let runs = 0;
    const written = write(async (tx) => {
      runs += 1;
      expect(await tx.contactMessage.count()).toBe(1);
      await add("mine")(tx);
    });
    await read((db) => db.contactMessage.count());
    other
      .prepare(
        "INSERT INTO ContactMessage (id, reference, name, email, company, message, type, clientHash, createdAt) VALUES ('x','x','theirs','e','','m','general','h','2026-01-01T00:00:00.000+00:00')",
      )
      .run();
    other.exec("COMMIT");
    other.close();
    await written;
    expect(runs).toBe(1);
    expect(await names()).toEqual(["mine", "theirs"]);
  });

  it("causes an error after five seconds, after which the next write works", async () => {
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    await hurried(async () => {
      const begun = performance.now();
      await expect(write(add("late"))).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(5000);
    });
    other.exec("ROLLBACK");
    other.close();
    await write(add("in time"));
    expect(await names()).toEqual(["in time"]);
  });
});

describe("problems with the database file", () => {
  it("a missing file is an error until it is back", async () => {
    await write(add("before"));
    await withoutDatabase(file, async () => {
      await expect(write(add("lost"))).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(read((db) => db.contactMessage.count())).rejects.toBeInstanceOf(DatabaseUnavailable);
    });
    await write(add("after"));
    expect(await names()).toEqual(["after", "before"]);
  });

  it("a commit fails if its file disappeared", async () => {
    await expect(
      write(async (tx) => {
        await add("into the void")(tx);
        renameSync(file, `${file}.away`);
      }),
    ).rejects.toBeInstanceOf(DatabaseUnavailable);
    renameSync(`${file}.away`, file);
    await write(add("after"));
    expect(await names()).toContain("after");
  });

  it("another file is an error until the process ends, also if the first one is gone", async () => {
    await write(add("old"));
    const { ino } = statSync(file);
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`);
    await expect(write(add("missing"))).rejects.toThrow("the database file is gone");
    const replaced = "the database file was replaced; restart the site";
    copyFileSync(templateFile, file);
    for (let tries = 0; tries < 3; tries += 1) await expect(write(add("new"))).rejects.toThrow(replaced);
    await expect(names()).rejects.toThrow(replaced);
    // A second one, with the inode of the first file if the system gives it to any.
    const others = Array.from({ length: 500 }, (_, count) => `${file}.other${count}`);
    for (const other of others) writeFileSync(other, "");
    const other = others.find((each) => statSync(each).ino === ino) ?? `${file}.other0`;
    copyFileSync(templateFile, other);
    renameSync(other, file);
    await expect(write(add("newer"))).rejects.toThrow(replaced);
    await disconnect();
    await write(add("after a restart"));
    expect(await names()).toEqual(["after a restart"]);
  });

  it("a new database isn’t combined with the log of the old one, not even by a restart", async () => {
    await write(add("old"));
    renameSync(file, `${file}.old2`);
    copyFileSync(templateFile, file);
    for (let tries = 0; tries < 3; tries += 1)
      await expect(write(add("mixed"))).rejects.toThrow("move the log (-wal, -shm) away");
    renameSync(`${file}-wal`, `${file}.old2-wal`);
    await expect(write(add("too early"))).rejects.toThrow("the database file was replaced; restart the site");
    rmSync(file);
    for (const suffix of ["", "-wal"]) renameSync(`${file}.old2${suffix}`, `${file}${suffix}`);
    await write(add("old again"));
    expect(await names()).toEqual(["old", "old again"]);
  });

  it("a full database is an error until there is space", async () => {
    const pages = () => write((tx) => tx.$queryRawUnsafe<{ page_count: bigint }[]>("PRAGMA page_count"));
    const [count] = await pages();
    await write((tx) => tx.$queryRawUnsafe(`PRAGMA max_page_count=${Number(count?.page_count)}`));
    const large = (tx: Transaction) =>
      tx.contactMessage.create({ data: { ...message("large"), message: "x".repeat(100_000) } });
    await expect(write(large)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write(large);
    expect(await names()).toEqual(["large"]);
  });
});

describe("a search text", () => {
  it.each([
    ["that repeats one letter", "a".repeat(254), "a".repeat(7)],
    ["that alternates between two letters, in upper or lower case", "abAB".repeat(60), "abABabAB"],
    ["that repeats a wildcard", "_".repeat(254), "_".repeat(7)],
    ["that repeats a phrase", "Good morning, good morning to you", "Good morning, good m"],
  ])("%s is cut soon after it repeats itself", (_, typed, searched) => {
    expect(containsText(typed)).toEqual({ contains: searched });
  });

  it.each(["", "a", "2000000", "banana", "Re: Re: the invoice", "grace@example.com"])(
    "stays unchanged if it isn’t repetitive: %j",
    (typed) => {
      expect(containsText(typed)).toEqual({ contains: typed });
    },
  );
});
