import type { ReactNode } from "react";
import { cx } from "./cx";
import { LocalLink, NewTab } from "./local-link";

const look =
  "font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current";

/** At least 44px high, for touch. Use `endsText` for a link after text in the same line. */
export function TextLink({
  href,
  endsText,
  external,
  file,
  reload,
  children,
}: {
  href: string;
  /** Its target then overlaps the lines around it, so no link may be in those. */
  endsText?: boolean;
  external?: boolean;
  /** Not a page of this site, so the browser navigates by itself. */
  file?: boolean;
  /** Loads the site anew, for a page that depends on what was just sent. */
  reload?: boolean;
  children: ReactNode;
}) {
  // A box that is higher than its line would move the text before it when its own text arrives.
  const classes = cx(
    look,
    // A number with a note may be wider than its column.
    href.startsWith("tel:") && !String(children).includes(" ") && "whitespace-nowrap",
    endsText ? "py-3" : "inline-flex min-h-11 items-center py-2",
  );
  if (file || !href.startsWith("/")) {
    return (
      <a
        href={href}
        data-reload={file}
        className={classes}
        {...(external && { target: "_blank", rel: "noopener" })}
      >
        {children}
        {external && (
          <>
            {" "}
            <NewTab />
          </>
        )}
      </a>
    );
  }
  return (
    <LocalLink href={href} data-reload={reload} className={classes}>
      {children}
    </LocalLink>
  );
}
