import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Verdict } from "@/lib/pages/home-queue";

type TileProps = { title: string; text: string; className?: string; children: ReactNode };

/** A feature and its picture, which repeats the text and is hidden from screen readers. */
export function Tile({ title, text, className, children }: TileProps) {
  return (
    <li className={cx("tile", className)}>
      <div>
        <h3 className="text-heading">{title}</h3>
        <p>{text}</p>
      </div>
      <div aria-hidden="true" className="tile-picture">
        {children}
      </div>
    </li>
  );
}

const marks: Record<Verdict, { icon: IconName; look: string }> = {
  allowed: { icon: "check", look: "text-allowed" },
  flagged: { icon: "flag", look: "text-flagged" },
  review: { icon: "eye", look: "text-review" },
};

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return <Icon name={marks[verdict].icon} className={`size-4 ${marks[verdict].look}`} />;
}
