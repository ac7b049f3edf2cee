"use client";

import type { ReactNode } from "react";
import { settingsWords } from "@/lib/settings/words";
import { PreviewFrame } from "./preview-frame";
import { useTypedValues } from "./use-typed-values";

const { preview } = settingsWords;

type AnnouncementPreviewProps = {
  formId: string;
  initial: Record<string, string>;
  /** An icon for each type; the bar's own style sheet shows the right one. */
  icons: ReactNode;
  close: ReactNode;
};

/** The bar as it will look, in the bar's own styles. Its link and button are inactive. */
export function AnnouncementPreview({ formId, initial, icons, close }: AnnouncementPreviewProps) {
  const { enabled, message, type, link, linkText, dismissible } = useTypedValues(formId, initial);
  return (
    <PreviewFrame on={enabled === "on"}>
      <div className="announcement announcement-preview" data-type={type}>
        {icons}
        <div className="min-w-0 py-2">
          <p dir="auto">{message?.trim() || preview.noMessage}</p>
          {link && (
            <span className="ml-2 font-semibold underline underline-offset-4">
              {linkText || preview.linkText}
            </span>
          )}
        </div>
        {dismissible === "on" && <span className="grid size-11 shrink-0 place-items-center">{close}</span>}
      </div>
      <div aria-hidden="true" className="grid gap-3 p-6">
        <span className="h-5 w-3/5 rounded bg-sunken" />
        <span className="h-3 w-full rounded bg-sunken" />
        <span className="h-3 w-4/5 rounded bg-sunken" />
      </div>
    </PreviewFrame>
  );
}
