"use client";

import { ErrorView, useErrorPage } from "@/components/layout/error-view";

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  const page = useErrorPage();
  return page && <ErrorView page={page} error={error} retry={retry} />;
}
