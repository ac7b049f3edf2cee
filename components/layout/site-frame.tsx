import type { ReactNode } from "react";
import { Announcement } from "@/components/announcement/announcement";
import { Maintenance } from "@/components/barriers/maintenance";
import { FocusMain } from "./focus-main";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";

/** Header, content and footer: what every public page is framed by. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Announcement />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FocusMain />
      <Maintenance />
    </>
  );
}
