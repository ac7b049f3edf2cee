import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RequestScreen } from "@/components/privacy-requests/request-screen";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";
import { laws, requestPageKey } from "@/lib/privacy/laws";
import { paths } from "@/lib/site/paths";

/** The forms of all laws whose definition gives their page an address below this one. */
const below = `${paths.privacyRequest}/`;

type Params = { params: Promise<{ residence: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const addresses = laws.map(({ requestPage }) => requestPage.path).filter((path) => path.startsWith(below));
  return addresses.map((path) => ({ residence: path.slice(below.length) }));
}

async function lawAt({ params }: Params) {
  const address = `${below}${(await params).residence}`;
  return laws.find(({ requestPage }) => requestPage.path === address)?.id ?? notFound();
}

export async function generateMetadata(props: Params): Promise<Metadata> {
  return pageMetadata(requestPageKey(await lawAt(props)));
}

export default async function LawRequestPage(props: Params) {
  const law = await lawAt(props);
  return (
    <>
      <RequestScreen law={law} />
      <StructuredData page={requestPageKey(law)} />
    </>
  );
}
