import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { type CcpaRight, ccpaRights } from "@/lib/privacy/ccpa-words";
import { gdprCopy, gdprRights, legalBases } from "@/lib/privacy/gdpr-words";

const grid = "legal-wide mt-6 mb-7 grid gap-4 sm:grid-cols-2 print:grid-cols-2";
const card = "flex flex-col p-5 print:break-inside-avoid";

/** The six rights of Articles 15 to 21, each with the time an answer takes. */
export function GdprRightCards() {
  return (
    <ul className={grid}>
      {gdprRights.map(({ title, article, timeframe, description }) => (
        <Card as="li" key={title} className={card}>
          <h3 className="font-semibold text-ink">{title}</h3>
          <p className="text-ink-faint text-sm">{article}</p>
          <p className="mt-2 mb-4 text-[0.9375rem] leading-6">{description}</p>
          <p className="mt-auto flex items-center gap-2 border-line border-t pt-3 text-sm">
            <Icon name="clock" className="size-4 text-ink-faint" />
            {gdprCopy.timeframeLabel} <strong className="font-semibold text-ink">{timeframe}</strong>
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** The four grounds of Article 6 on which this company relies. */
export function LegalBasisCards() {
  return (
    <ul className={grid}>
      {legalBases.map(({ title, article, description }) => (
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

function CcpaRightCard({ title, description, details }: CcpaRight) {
  return (
    <Card as="li" className={card}>
      <h3 className="font-semibold text-ink">{title}</h3>
      <p className="mt-2 text-[0.9375rem] leading-6">{description}</p>
      <ul className="mt-4 space-y-2 border-line border-t pt-4 text-[0.9375rem] leading-6">
        {details.map((detail) => (
          <li key={detail} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-4 text-accent" />
            {detail}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Know, Delete, Opt-Out and Non-Discrimination. */
export function CcpaRightCards() {
  return (
    <ul className={grid}>
      {ccpaRights.map((right) => (
        <CcpaRightCard key={right.title} {...right} />
      ))}
    </ul>
  );
}
