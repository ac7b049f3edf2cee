import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

type TileProps = { title: string; text: string; className?: string; children: ReactNode };

/** A feature and its picture. The picture repeats the words in other means, so it stays out of the reading order. */
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
