import { HttpError } from "@/lib/platform/http-error";
import { platformWords } from "@/lib/platform/words";
import { paths } from "@/lib/site/paths";

/** @returns what may be asked of a path; null where its own handler says so */
export function methodsOf(path: string): string[] | null {
  if (path.startsWith("/api/")) return null;
  return path.startsWith(`${paths.operator}/`) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

export function wrongMethod(allowed: readonly string[]): HttpError {
  return new HttpError(
    405,
    (language) => {
      const { method, methodOr } = platformWords[language].refusals;
      return method({ methods: allowed.join(` ${methodOr} `) });
    },
    { headers: { Allow: allowed.join(", ") } },
  );
}
