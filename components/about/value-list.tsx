import { aboutWords, valueEvidence } from "@/lib/pages/about";
import { localize } from "@/lib/site/current-language";
import { ProofLink } from "./proof-link";

export async function ValueList() {
  const { items } = (await localize(aboutWords)).values;
  return (
    <ul className="grid overflow-hidden rounded-2xl border border-line bg-line gap-px md:grid-cols-2">
      {valueEvidence.map(({ key, href }) => (
        <li key={key} className="flex flex-col items-start bg-surface p-6 sm:p-9">
          <h3 className="text-heading">{items[key].title}</h3>
          <p className="mt-2 mb-auto max-w-md text-ink-soft">{items[key].text}</p>
          <ProofLink label={items[key].proof} href={href} />
        </li>
      ))}
    </ul>
  );
}
