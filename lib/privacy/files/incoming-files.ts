import "server-only";
import { z } from "zod";
import type { Part } from "@/lib/platform/http/read-upload";
import { followedPrivacyRequest } from "@/lib/privacy/core/schema";
import type { Incoming } from "./add-attachments";
import { filesRefused } from "./attachment-words";

interface IncomingForm {
  fields: Record<string, string>;
  /** The files as they come. */
  files: Incoming;
  hasFiles: boolean;
  /** Lets the rest of the body pass unread, for a form that is refused by its fields. */
  discard: () => Promise<unknown>;
}

/** Reads a form's fields up to its first file: a browser sends them in the order in which they stand in the page. */
export async function incomingFiles(parts: AsyncGenerator<Part>): Promise<IncomingForm> {
  const fields: Record<string, string> = {};
  let first: Part | undefined;
  for (;;) {
    const { done, value } = await parts.next();
    if (done) break;
    if (value.kind === "field") {
      fields[value.name] = value.value.replaceAll("\r\n", "\n");
      continue;
    }
    // A browser sends a nameless file for a choice that was left empty.
    if (value.fileName === "") continue;
    first = value;
    break;
  }
  async function* files() {
    try {
      for (let part = first; part; part = (await parts.next()).value ?? undefined) {
        if (part.kind === "file" && part.fileName !== "") yield { name: part.fileName, bytes: part.bytes };
      }
    } finally {
      await parts.return(undefined);
    }
  }
  return { fields, files: files(), hasFiles: first !== undefined, discard: () => parts.return(undefined) };
}

/** Which file of a request goes. */
export const fileRemoval = z.object({
  file: z.string({ error: filesRefused.gone }).max(100, { error: filesRefused.gone }),
});

/** The fields before the files that a person sends: whose request it is, and which of its questions asked for them. */
export const personFiles = followedPrivacyRequest.extend({ questionId: z.string().min(1).max(100) });
