import type { Transfers } from "@/lib/platform/http-server/transfers";
import { figures } from "@/lib/site/figures";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";

const { caseMib, fileMib, personCount, personFileMib } = figures.privacy.files;
const mib = 1024 * 1024;

/** The maximum overhead of a form with files: some hundred parts with their headers. */
const envelopeBytes = 256 * 1024;

/** A placeholder for any id in a path. */
const any = "__";
const pattern = (path: string) => new RegExp(`^${path.replaceAll(any, "[\\w-]+")}$`);

/** The paths of file uploads and downloads. The matcher in middleware.ts repeats the uploads, since Next reads only constants. */
export const fileTransfers: Transfers = {
  uploads: [
    { path: pattern(casePaths.files(any)), maximumBytes: caseMib * mib + envelopeBytes },
    {
      path: pattern(endpoints.privacyFiles),
      maximumBytes: personCount * personFileMib * mib + envelopeBytes,
    },
    // More than an answer accepts, so that the form is shown again with its values and the error.
    { path: pattern(consolePaths.messageAnswers(any)), maximumBytes: fileMib * mib + envelopeBytes },
  ],
  downloads: [
    pattern(requestPaths.package(any, any)),
    pattern(casePaths.package(any)),
    pattern(casePaths.fetchFile(any)),
    pattern(consolePaths.messageFile(any)),
  ],
};
