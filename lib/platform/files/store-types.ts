import type { Bytes } from "./blocks";

/** The place of the files can't be used now: a full or missing disk, a bucket that doesn't answer. */
export class FileStoreUnavailable extends Error {
  override name = "FileStoreUnavailable";
}

/** Where encrypted bytes lie, each under an id. */
export interface FileStore {
  /**
   * Stores bytes whole or not at all; when it resolves they outlast a power cut.
   * @returns the SHA-256 of what was stored, in hexadecimal
   * @throws FileStoreUnavailable; what `source` throws
   */
  put: (id: string, source: Bytes) => Promise<string>;
  /** @returns null when there is nothing of that name @throws FileStoreUnavailable */
  get: (id: string) => Promise<Bytes | null>;
  /** @returns how many bytes are stored; null for none @throws FileStoreUnavailable */
  size: (id: string) => Promise<number | null>;
  /** Removes it, if it is there. @throws FileStoreUnavailable */
  remove: (id: string) => Promise<void>;
}
