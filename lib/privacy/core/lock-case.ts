import "server-only";
import { lock, type Transaction } from "@/lib/platform/database";

/** One at a time moves a case, erases its person, or mails another link to it. */
export const lockCase = (tx: Transaction, id: string) => lock(tx, `case ${id}`);
