import { HttpError } from "@/lib/platform/http-error";
import { createRefusal, platformWords } from "@/lib/platform/words";
import { paths } from "@/lib/site/paths";

/** @returns the allowed methods of a path; null if its handler decides */
export function methodsOf(path: string): string[] | null {
  if (path.startsWith("/api/")) return null;
  return path.startsWith(`${paths.operator}/`) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

/** The error of an address without an endpoint. */
export const endpointNotFound = (): HttpError => createRefusal(404, ({ noEndpoint }) => noEndpoint);

export function methodNotAllowed(allowed: readonly string[]): HttpError {
  return new HttpError(
    405,
    (language) => {
      const { method, methodOr } = platformWords[language].refusals;
      return method({ methods: allowed.join(` ${methodOr} `) });
    },
    { headers: { Allow: allowed.join(", ") } },
  );
}
