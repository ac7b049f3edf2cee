import { useEffect, useState } from "react";
import { type ErrorPage, errorPageAt } from "@/lib/site/error-pages";

/** @returns what to say of a failure on the page that is shown; null for the moment in which it is found */
export function useErrorPage(): ErrorPage | null {
  const [page, setPage] = useState<ErrorPage | null>(null);
  useEffect(() => void errorPageAt(location.pathname).then(setPage), []);
  return page;
}
