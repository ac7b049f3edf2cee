import { Icon, type IconName } from "@/components/ui/icon";
import type { Verdict } from "@/lib/pages/home-queue";

const marks: Record<Verdict, { icon: IconName; look: string }> = {
  allowed: { icon: "check", look: "text-allowed" },
  flagged: { icon: "flag", look: "text-flagged" },
  review: { icon: "eye", look: "text-review" },
};

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return <Icon name={marks[verdict].icon} className={`size-4 ${marks[verdict].look}`} />;
}
