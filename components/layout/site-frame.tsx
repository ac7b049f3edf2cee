import type { ReactNode } from "react";
import { Announcement } from "@/components/announcement/announcement";
import { Maintenance } from "@/components/barriers/maintenance";
import { FollowLinks } from "@/components/ui/follow-links";
import { frameWords } from "@/lib/pages/frame-words";
import { localize } from "@/lib/site/current-language";
import { FocusMain } from "./focus-main";
import { Footer } from "./footer";
import { Header } from "./header";
import { LanguageOffer, SkipLink } from "./page-top";

type SiteFrameProps = {
  /** The page that the language switch leads to, if it isn't this one. */
  languagesAt?: string;
  children: ReactNode;
};

/** The frame of every public page: header, content and footer. */
export async function SiteFrame({ languagesAt, children }: SiteFrameProps) {
  const { layout } = await localize(frameWords);
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
      <FollowLinks loading={layout.loading} />
      <FocusMain />
      <Maintenance />
    </>
  );
}
