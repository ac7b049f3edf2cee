import { Icon } from "@/components/ui/icon";
import { featureSet } from "@/lib/pages/feature-set";

/** Six columns of plain lists: an index to look things up in, after the pictures. */
export function FeatureSet() {
  return (
    <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {featureSet.groups.map(({ title, items }) => (
        <section key={title}>
          <h3 className="border-b-2 border-ink pb-3 text-heading">{title}</h3>
          <ul>
            {items.map((item) => (
              <li
                key={item.text}
                className="flex items-start gap-3 border-b border-line py-2.5 text-[0.9375rem] leading-6"
              >
                <Icon name="check" className="mt-1 size-4 text-accent" />
                <span className="min-w-0 flex-1">{item.text}</span>
                {"enterprise" in item && (
                  <span className="text-[0.8125rem] leading-6 text-ink-faint">
                    {featureSet.enterpriseMark}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
