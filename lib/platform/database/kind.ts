import "server-only";
import { env } from "@/lib/platform/environment";

export type DatabaseKind = "sqlite" | "postgresql";

export const kindOf = (url: string): DatabaseKind => (url.startsWith("file:") ? "sqlite" : "postgresql");

/** Whether this site uses PostgreSQL, where other processes write too, or an SQLite file. */
export const isPostgresql = (): boolean => kindOf(env().DATABASE_URL) === "postgresql";
