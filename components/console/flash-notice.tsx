import { Notice } from "@/components/ui/notice";
import type { Flash } from "@/lib/auth/forms/form-page";

type FlashNoticeProps = { flash: Flash | null };

/** The result of the last form post, or why it was refused, which has the focus unless a field says it, too. */
export function FlashNotice({ flash }: FlashNoticeProps) {
  if (!flash) return null;
  const isRefused = flash.tone === "refused";
  return (
    <Notice
      tone={isRefused ? "danger" : "success"}
      role={isRefused ? "alert" : "status"}
      focused={isRefused && !flash.hasFieldErrors}
      className="mb-6"
    >
      {flash.sentence}
    </Notice>
  );
}
