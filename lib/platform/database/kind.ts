import "server-only";
import { env } from "@/lib/platform/environment";

export type DatabaseKind = "sqlite" | "postgresql";

/** Which database an address names. */
export const kindOf = (url: string): DatabaseKind => (url.startsWith("file:") ? "sqlite" : "postgresql");

/** Whether this site's rows lie in PostgreSQL, where others write beside this process, or in an SQLite file. */
export const isPostgresql = (): boolean => kindOf(env().DATABASE_URL) === "postgresql";
