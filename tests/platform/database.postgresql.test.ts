import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { assertDurable, lock, read, type Transaction, write } from "@/lib/platform/database";
import { gate } from "@/tests/support/gate";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

function message(name: string) {
  const id = randomUUID();
  const text = { email: "a@example.com", company: "", message: "m", type: "general", clientHash: "h" };
  return { id, reference: id, name, ...text, createdAt: new Date() };
}
const add = (name: string) => (tx: Transaction) => tx.contactMessage.create({ data: message(name) });
const names = async () => (await read((db) => db.contactMessage.findMany())).map(({ name }) => name).sort();

beforeEach(() => write((tx) => tx.contactMessage.deleteMany()));

it("an acknowledged row survives the rollback of a concurrent transaction", async () => {
  const entered = gate();
  const release = gate();
  const doomed = write(async (tx) => {
    await add("doomed")(tx);
    entered.open();
    await release.opened;
    throw new Error("rolled back on purpose");
  });
  await entered.opened;
  await write(add("acknowledged"));
  release.open();
  await expect(doomed).rejects.toThrow("rolled back on purpose");
  expect(await names()).toEqual(["acknowledged"]);
});

it("readers can’t write", async () => {
  await expect(read((db) => db.contactMessage.create({ data: message("sly") }))).rejects.toThrow();
  expect(await names()).toEqual([]);
});

it("a transaction with a failed statement stores nothing, even if the error was caught", async () => {
  const twice = message("twice");
  await write((tx) => tx.contactMessage.create({ data: twice }));
  const careless = write(async (tx) => {
    await add("lost without a word")(tx);
    await tx.contactMessage.create({ data: { ...twice, id: "other" } }).catch(() => undefined);
  });
  await expect(careless).rejects.toThrow(/statement of this transaction failed/);
  expect(await names()).toEqual(["twice"]);
});

it("a transaction is retried if another took its unique key meanwhile", async () => {
  const row = message("first");
  const looked = gate();
  const taken = gate();
  let runs = 0;
  const second = write(async (tx) => {
    runs += 1;
    const found = await tx.contactMessage.findUnique({ where: { reference: row.reference } });
    if (found) return found.name;
    looked.open();
    await taken.opened;
    return (await tx.contactMessage.create({ data: { ...row, id: "second", name: "second" } })).name;
  });
  await looked.opened;
  await write((tx) => tx.contactMessage.create({ data: row }));
  taken.open();
  expect(await second).toBe("first");
  expect(runs).toBe(2);
});

it("a key that is always taken is reported as taken", async () => {
  const row = message("twice");
  await write((tx) => tx.contactMessage.create({ data: row }));
  await expect(write((tx) => tx.contactMessage.create({ data: row }))).rejects.toMatchObject({
    code: "P2002",
  });
});

it("one of two deadlocked transactions is undone and retried", async () => {
  await write((tx) => tx.contactMessage.createMany({ data: [message("a"), message("b")] }));
  const mark = (tx: Transaction, name: string, by: string) =>
    tx.contactMessage.updateMany({ where: { name }, data: { company: by } });
  const [first, second] = [gate(), gate()];
  const crossing = (mine: typeof first, other: typeof first, [one, two]: string[]) =>
    write(async (tx) => {
      await mark(tx, one as string, one as string);
      mine.open();
      await other.opened;
      await mark(tx, two as string, one as string);
    });
  await Promise.all([crossing(first, second, ["a", "b"]), crossing(second, first, ["b", "a"])]);
  const companies = (await read((db) => db.contactMessage.findMany())).map(({ company }) => company);
  expect(new Set(companies).size).toBe(1);
});

describe("a lock", () => {
  it("serializes reading and writing of a row that doesn’t exist yet", async () => {
    const atMostThree = () =>
      write(async (tx) => {
        await lock(tx, "three at most");
        if ((await tx.contactMessage.count()) < 3) await add("counted")(tx);
      });
    await Promise.all(Array.from({ length: 12 }, atMostThree));
    expect(await names()).toHaveLength(3);
  });
});

it("settings make commits durable", async () => {
  await expect(assertDurable()).resolves.toBeUndefined();
});
