import { Icon, type IconName } from "@/components/ui/icon";
import { translations as rightsWords } from "@/lib/pages/words/rights/generated";
import { localize } from "@/lib/site/current-language";
import { MailLink, PageLink, PhoneLink } from "./prose-links";

function RequestWay({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName;
  title: string;
  note: string;
  children: React.ReactNode;
}) {
  return (
    <li className="flex gap-3 p-5 print:break-inside-avoid">
      <Icon name={icon} className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">{title}</h3>
        <div className="mt-1 wrap-anywhere">{children}</div>
        <p className="mt-1 text-sm leading-5">{note}</p>
      </div>
    </li>
  );
}

/** Portal, email and toll-free number: the methods for requests by Californians (Cal. Civ. Code §1798.130(a)(1)). */
export async function RequestWays() {
  const { ways: words } = (await localize(rightsWords)).ccpa;
  return (
    <ul className="legal-wide mt-6 mb-7 divide-y divide-line rounded-xl border border-line bg-surface xl:grid xl:grid-cols-3 xl:divide-x xl:divide-y-0">
      <RequestWay icon="globe" title={words.portal} note={words.portalNote}>
        <PageLink to="ccpaRequest">{words.portalLink}</PageLink>
      </RequestWay>
      <RequestWay icon="mail" title={words.email} note={words.emailNote}>
        <MailLink to="privacy" />
      </RequestWay>
      <RequestWay icon="phone" title={words.phone} note={words.phoneNote}>
        <PhoneLink to="tollFree" />
      </RequestWay>
    </ul>
  );
}
