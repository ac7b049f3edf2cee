import type { ReactNode } from "react";
import { LocalLink, NewTab } from "@/components/ui/local-link";

const classes =
  "inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current";

/** A link on a line of its own, tall enough for a thumb. */
export function TextLink({
  href,
  external,
  file,
  children,
}: {
  href: string;
  external?: boolean;
  /** No page of this site, so that the browser itself opens it. */
  file?: boolean;
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
    <LocalLink href={href} className={classes}>
      {children}
    </LocalLink>
  );
}
