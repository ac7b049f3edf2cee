import type { ElementType, ReactNode } from "react";
import { cx } from "./cx";

type CardProps = {
  /** The element to render: `article`, `li`, `section` … */
  as?: ElementType;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Card({ as: Tag = "div", className, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cx("card rounded-xl border border-line bg-surface p-6", className)}>
      {children}
    </Tag>
  );
}
