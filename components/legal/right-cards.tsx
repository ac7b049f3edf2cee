import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { gdprRights } from "@/lib/pages/gdpr";
import { translations as rightsWords } from "@/lib/pages/words/rights/generated";
import { localize } from "@/lib/site/current-language";

const grid = "legal-wide mt-6 mb-7 grid gap-4 sm:grid-cols-2 print:grid-cols-2";
const card = "flex flex-col p-5 print:break-inside-avoid";

/** The six rights of Articles 15 to 21, each with its response time. */
export async function GdprRightCards() {
  const { answerWithin } = (await localize(rightsWords)).gdpr;
  const rights = await localize(gdprRights);
  return (
    <ul className={grid}>
      {rights.map(({ title, article, timeframe, description }) => (
        <Card as="li" key={title} className={card}>
          <h3 className="font-semibold text-ink">{title}</h3>
          <p className="text-ink-faint text-sm">{article}</p>
          <p className="mt-2 mb-4 text-[0.9375rem] leading-6">{description}</p>
          <p className="mt-auto flex items-center gap-2 border-line border-t pt-3 text-sm">
            <Icon name="clock" className="size-4 text-ink-faint" />
            {answerWithin} <strong className="font-semibold text-ink">{timeframe}</strong>
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** The four legal bases of Article 6 that the company relies on. */
export async function LegalBasisCards() {
  const { bases } = (await localize(rightsWords)).gdpr;
  return (
    <ul className={grid}>
      {Object.values(bases).map(({ title, article, description }) => (
        <Card as="li" key={title} className={card}>
          <h3 className="flex flex-wrap items-center justify-between gap-2 font-semibold text-ink">
            {title} <Badge>{article}</Badge>
          </h3>
          <p className="mt-2 text-[0.9375rem] leading-6">{description}</p>
        </Card>
      ))}
    </ul>
  );
}

interface CcpaRight {
  title: string;
  description: string;
  details: Record<string, string>;
}

function CcpaRightCard({ title, description, details }: CcpaRight) {
  return (
    <Card as="li" className={card}>
      <h3 className="font-semibold text-ink">{title}</h3>
      <p className="mt-2 text-[0.9375rem] leading-6">{description}</p>
      <ul className="mt-4 space-y-2 border-line border-t pt-4 text-[0.9375rem] leading-6">
        {Object.values(details).map((detail) => (
          <li key={detail} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-4 text-accent" />
            {detail}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The rights to know, to delete, to opt out and to non-discrimination. */
export async function CcpaRightCards() {
  const { rights } = (await localize(rightsWords)).ccpa;
  return (
    <ul className={grid}>
      {Object.values(rights).map((right) => (
        <CcpaRightCard key={right.title} {...right} />
      ))}
    </ul>
  );
}
