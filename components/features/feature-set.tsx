import { Icon } from "@/components/ui/icon";
import { featureGroups, privacyItems } from "@/lib/pages/feature-set";
import { featuresWords } from "@/lib/pages/features";
import { answeredWithin } from "@/lib/privacy/answer-times";
import { localize } from "@/lib/site/current-language";

type ColumnProps = { title: string; items: readonly { text: string; mark?: string }[] };

function Column({ title, items }: ColumnProps) {
  return (
    <section>
      <h3 className="border-b-2 border-ink pb-3 text-heading">{title}</h3>
      <ul>
        {items.map(({ text, mark }) => (
          <li
            key={text}
            className="flex items-start gap-3 border-b border-line py-2.5 text-[0.9375rem] leading-6"
          >
            <Icon name="check" className="mt-1 size-4 text-accent" />
            <span className="min-w-0 flex-1">{text}</span>
            {mark && <span className="text-[0.8125rem] leading-6 text-ink-faint">{mark}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Six columns of plain lists: an index to look things up in, after the pictures. */
export async function FeatureSet() {
  const { set } = await localize(featuresWords);
  const answered = await localize(answeredWithin);
  return (
    <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
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
      <Column title={set.groups.privacy} items={privacyItems(set, answered).map((text) => ({ text }))} />
    </div>
  );
}
