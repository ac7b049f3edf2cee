import { Notice } from "@/components/ui/notice";

type FlashNoticeProps = { flash: { tone: "done" | "refused"; sentence: string } | null };

/** The result of the last form post, or why it was refused. */
export function FlashNotice({ flash }: FlashNoticeProps) {
  if (!flash) return null;
  const refused = flash.tone === "refused";
  return (
    <Notice tone={refused ? "danger" : "success"} role={refused ? "alert" : "status"} className="mb-6">
      {flash.sentence}
    </Notice>
  );
}
