import "server-only";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { S3Error, S3mini } from "s3mini";
import { type Env, env } from "@/lib/platform/environment";
import type { Bytes } from "./blocks";
import { writeTemporaryFile } from "./folder";
import { type FileStore, FileStoreUnavailable } from "./store-types";

/** Milliseconds for a request to the bucket. Reading a response may take longer. */
const requestMs = 120_000;

const fetchWithTimeout: typeof fetch = (address, init) => {
  const signal = init?.method === "GET" ? undefined : AbortSignal.timeout(requestMs);
  return fetch(address, { ...init, signal, duplex: "half" } as RequestInit);
};

type Settings = Pick<
  Env,
  "FILES_BUCKET" | "FILES_PREFIX" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** @throws Error if a variable of the bucket is missing, which the check of the environment rules out */
function clientOf(settings: Settings): S3mini {
  const { FILES_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!FILES_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) throw new Error("There is no bucket.");
  return new S3mini({
    endpoint: FILES_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fetch: fetchWithTimeout,
  });
}

/** Sends a request to the bucket; failures become FileStoreUnavailable. */
async function sendRequest<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof FileStoreUnavailable) throw cause;
    const why = cause instanceof S3Error ? (cause.code ?? cause.message) : "no answer";
    throw new FileStoreUnavailable(`The bucket of files can’t be used (${why}).`, { cause });
  }
}

/**
 * Files in a bucket of an S3-compatible store. Each is written to the local disk first, so that the bucket gets it in one request
 * with its length, and stores it whole or not at all.
 */
export function bucketStoreOf(settings: Settings): FileStore {
  const client = clientOf(settings);
  const keyOf = (id: string) => `${settings.FILES_PREFIX}${id}`;
  return {
    async put(id, source) {
      const { file, size, hash } = await writeTemporaryFile(id, source);
      try {
        await sendRequest(async () => {
          const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
          const type = "application/octet-stream";
          const answer = await client.putObject(keyOf(id), body, type, undefined, undefined, size);
          if (!answer.ok) throw new FileStoreUnavailable(`The bucket answered ${answer.status}.`);
        });
        return hash;
      } finally {
        await rm(file, { force: true });
      }
    },
    async get(id) {
      const answer = await sendRequest(() => client.getObjectResponse(keyOf(id)));
      return answer === null ? null : readBody(answer);
    },
    async size(id) {
      return sendRequest(async () =>
        (await client.objectExists(keyOf(id))) ? client.getContentLength(keyOf(id)) : null,
      );
    },
    async remove(id) {
      await sendRequest(() => client.deleteObject(keyOf(id)));
    },
  };
}

let configuredStore: FileStore | undefined;

/** The bucket that the environment names. */
export function bucketStore(): FileStore {
  configuredStore ??= bucketStoreOf(env());
  return configuredStore;
}

async function* readBody({ body }: Response): Bytes & AsyncGenerator<Uint8Array> {
  if (!body) return;
  try {
    for await (const piece of body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) yield piece;
  } catch (cause) {
    throw new FileStoreUnavailable("The connection to the bucket was interrupted.", { cause });
  }
}
