import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";
import { Glyph } from "./glyph";
import { glyphs } from "./glyphs";
import { LocalLink, NewTab } from "./local-link";

type ButtonLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A link to another site. It opens a new tab and says so. */
  external?: boolean;
  children: ReactNode;
};

export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = "primary", size = "md", external = false, className, children, ...rest } = props;
  const classes = buttonClass(variant, size, className);
  if (external) {
    return (
      <a {...rest} href={href} className={classes} target="_blank" rel="noopener">
        {children}
        <Glyph d={glyphs["arrow-up-right"]} className="size-4" />
        <NewTab />
      </a>
    );
  }
  if (/^(mailto|tel):/.test(href)) {
    return (
      <a {...rest} href={href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <LocalLink {...rest} href={href} className={classes}>
      {children}
    </LocalLink>
  );
}
