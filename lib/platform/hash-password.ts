import "server-only";
import { hash } from "@node-rs/argon2";

/** The value of the library's Algorithm.Argon2id, an ambient enum that isolated modules can't read. */
const argon2id = 2;

/** argon2id at OWASP's minimum: 19 MiB, two passes, one lane. The whole password counts; nothing is truncated. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, {
    algorithm: argon2id,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
}
