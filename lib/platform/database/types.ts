import type { Prisma, PrismaClient } from "./generated/client";

export type Transaction = Prisma.TransactionClient;
export type Reader = Pick<PrismaClient, Exclude<keyof PrismaClient, `$${string}` | symbol> | "$queryRaw">;

/** The functions that differ between the two databases. */
export interface Database {
  read<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  assertDurable(): Promise<void>;
  disconnect(): Promise<void>;
}
