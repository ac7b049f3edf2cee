import { acceptedTypesText } from "@/lib/platform/files/content-type";
import { figures } from "@/lib/site/figures";

const { files } = figures.privacy;

/** Text of the console about files. */
export const filesWords = {
  title: "Files",
  note: "Data that other systems hold about the person. If you complete the request and offer the data, the requester will get these files and the data from this site in one ZIP file.",
  none: "No files.",
  fromRequester: "Sent by the requester",
  fromOffice: (staff: string) => `Attached by ${staff}`,
  attach: "Attach files",
  field: "Files to attach",
  hint: `${acceptedTypesText}; up to ${files.fileMib} MiB each. They are stored in encrypted form.`,
  button: "Attach",
  remove: "Remove",
  contains: (names: string) => `May contain: ${names}.`,
  /** For files that go out with the answer. */
  check: "Check the file before you send it.",
  unread:
    "Not checked for Social Security, identity, bank and card numbers: only text, CSV, JSON and HTML files are checked, unless they are large.",
  added: (count: number) => (count === 1 ? "File attached." : `${count} files attached.`),
  removed: "File removed.",
  package: "Download the answer as a ZIP file",
  packageNote:
    "What the requester gets: a page to read, the same data as JSON, and the attached files. The download is recorded.",
} as const;

export const filesRefused = {
  closed: "The request is closed, so you can’t add more files.",
  noData: "This kind of request doesn’t ask for data.",
  gone: "This file doesn’t exist.",
} as const;
