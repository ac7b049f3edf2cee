import type { ReactNode } from "react";
import { Announcement } from "@/components/announcement/announcement";
import { Maintenance } from "@/components/barriers/maintenance";
import { FollowLinks } from "@/components/ui/follow-links";
import { FocusMain } from "./focus-main";
import { Footer } from "./footer";
import { Header } from "./header";
import { LanguageOffer, SkipLink } from "./page-top";

type SiteFrameProps = {
  /** The page that the language switch leads to, where it isn't the one that is framed. */
  languagesAt?: string;
  children: ReactNode;
};

/** Header, content and footer: what every public page is framed by. */
export function SiteFrame({ languagesAt, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Announcement />
      <LanguageOffer />
      <Header languagesAt={languagesAt} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer languagesAt={languagesAt} />
      <FollowLinks />
      <FocusMain />
      <Maintenance />
    </>
  );
}
