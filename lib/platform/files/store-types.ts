import type { Bytes } from "./blocks";

/** The file store can't be used now: the disk is full or missing, or the bucket doesn't answer. */
export class FileStoreUnavailable extends Error {
  override name = "FileStoreUnavailable";
}

/** Stores encrypted files by id. */
export interface FileStore {
  /**
   * Stores bytes whole or not at all. They survive a power cut once it resolves.
   * @returns their SHA-256 in hexadecimal
   * @throws FileStoreUnavailable; what `source` throws
   */
  put: (id: string, source: Bytes) => Promise<string>;
  /** @returns null if there is no such file @throws FileStoreUnavailable */
  get: (id: string) => Promise<Bytes | null>;
  /** @returns the size in bytes; null if there is no such file @throws FileStoreUnavailable */
  size: (id: string) => Promise<number | null>;
  /** Removes the file if it exists. @throws FileStoreUnavailable */
  remove: (id: string) => Promise<void>;
}
