import { CollapsibleOnPhones } from "@/components/ui/collapsible";
import { StaticHtml } from "@/components/ui/static-html";
import { TextLink } from "@/components/ui/text-link";
import { featureGroups, privacyItems } from "@/lib/pages/feature-set";
import { featuresWords } from "@/lib/pages/features";
import { answerTimesList } from "@/lib/privacy/laws/law-sentences";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

type ColumnProps = { title: string; items: readonly { text: string; mark?: string }[] };

function Column({ title, items }: ColumnProps) {
  return (
    <section>
      <h3 className="border-b-2 border-ink pb-3 text-heading">{title}</h3>
      <ul className="check-list feature-set">
        {items.map(({ text, mark }) => (
          <li key={text}>
            <span>{text}</span>
            {mark && <small>{mark}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All features as plain lists in six columns, as an index after the illustrated cards. */
export async function FeatureSet() {
  const { set } = await localize(featuresWords);
  const answerTimes = await localize(answerTimesList);
  return (
    <StaticHtml>
      <CollapsibleOnPhones summary={set.folded} />
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-12 lg:grid-cols-3">
        {featureGroups.map(({ key, items, enterprise = [] }) => (
          <Column
            key={key}
            title={set.groups[key]}
            items={[
              ...items.map((item) => ({ text: set.items[item] })),
              ...enterprise.map((item) => ({ text: set.items[item], mark: set.enterpriseMark })),
            ]}
          />
        ))}
        <Column title={set.groups.privacy} items={privacyItems(set, answerTimes).map((text) => ({ text }))} />
        <p className="text-[0.9375rem] sm:col-span-2 lg:col-span-3">
          <TextLink href={paths.figuresNote}>{set.note}</TextLink>
        </p>
      </div>
    </StaticHtml>
  );
}
