"use client";

import { ErrorView } from "@/components/layout/error-view";
import { useErrorPage } from "@/components/layout/use-error-page";

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  const page = useErrorPage();
  return page && <ErrorView page={page} error={error} retry={retry} />;
}
