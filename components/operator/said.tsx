import { Notice } from "@/components/ui/notice";

type SaidProps = { flash: { tone: "done" | "refused"; sentence: string } | null };

/** What the last form post did, or why it did nothing. */
export function Said({ flash }: SaidProps) {
  if (!flash) return null;
  const refused = flash.tone === "refused";
  return (
    <Notice tone={refused ? "danger" : "success"} role={refused ? "alert" : "status"} className="mb-6">
      {flash.sentence}
    </Notice>
  );
}
