import type { Transfers } from "@/lib/platform/http-server/transfers";
import { figures } from "@/lib/site/figures";
import { casePaths, endpoints, requestPaths } from "@/lib/site/paths";

const { caseMib, personCount, personFileMib } = figures.privacy.files;
const mib = 1024 * 1024;

/** What a form adds around its files, at most: some hundred parts with their headers. */
const envelopeBytes = 256 * 1024;

/** Stands for a segment of a path that may be any id. */
const any = "__";
const pattern = (path: string) => new RegExp(`^${path.replaceAll(any, "[\\w-]+")}$`);

/** The paths that take files of privacy requests and hand them out. `middleware.ts` names the first again. */
export const fileTransfers: Transfers = {
  uploads: [
    { path: pattern(casePaths.files(any)), maximumBytes: caseMib * mib + envelopeBytes },
    {
      path: pattern(endpoints.privacyFiles),
      maximumBytes: personCount * personFileMib * mib + envelopeBytes,
    },
  ],
  downloads: [
    pattern(requestPaths.package(any, any)),
    pattern(casePaths.package(any)),
    pattern(casePaths.fetchFile(any)),
  ],
};
