import "server-only";
import { env } from "@/lib/platform/environment";

export type DatabaseKind = "sqlite" | "postgresql";

export const databaseKindOf = (url: string): DatabaseKind =>
  url.startsWith("file:") ? "sqlite" : "postgresql";

/** Whether this site uses PostgreSQL, where other processes write too, or an SQLite file. */
export const isPostgresql = (): boolean => databaseKindOf(env().DATABASE_URL) === "postgresql";
