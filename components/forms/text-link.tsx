import type { ReactNode } from "react";
import { LocalLink, NewTab } from "@/components/ui/local-link";

const classes =
  "inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current";

/** A link on its own line, with a touch target of sufficient height. */
export function TextLink({
  href,
  external,
  file,
  reload,
  children,
}: {
  href: string;
  external?: boolean;
  /** Not a page of this site, so the browser navigates by itself. */
  file?: boolean;
  /** Loads the site anew, for a page that depends on what was just sent. */
  reload?: boolean;
  children: ReactNode;
}) {
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
