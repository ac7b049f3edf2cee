import "server-only";
import type { Part } from "@/lib/platform/http/read-upload";
import type { Incoming } from "./attachments";

/**
 * Reads a form's fields up to its first file, which is where a browser sends them when they stand before it in the page.
 * @returns the fields, and the files as they come. A choice that was left empty is none
 */
export async function incomingFiles(
  parts: AsyncGenerator<Part>,
): Promise<{ fields: Record<string, string>; files: Incoming }> {
  const fields: Record<string, string> = {};
  let first: Part | undefined;
  for (;;) {
    const { done, value } = await parts.next();
    if (done) break;
    if (value.kind === "file") {
      first = value;
      break;
    }
    fields[value.name] = value.value;
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
  return { fields, files: files() };
}
