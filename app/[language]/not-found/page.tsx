import type { Metadata } from "next";
import { NotFound } from "@/components/layout/not-found";
import { SiteFrame } from "@/components/layout/site-frame";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";

export async function generateMetadata(): Promise<Metadata> {
  const { notFound } = await localize(siteWords);
  return { title: notFound.meta, robots: { index: false, follow: false } };
}

/** For unknown addresses; lib/gate/rewrite-target.ts rewrites to it, with status 404. */
export default function NotFoundPage() {
  return (
    <SiteFrame languagesAt={paths.home}>
      <NotFound />
    </SiteFrame>
  );
}
