import "server-only";
import { read } from "../db";

/** A logo that this site holds, by the hash of its content; null when there is none. */
export async function readLogo(hash: string) {
  return read((db) => db.logoImage.findUnique({ where: { hash } }));
}
