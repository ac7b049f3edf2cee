import { values } from "@/lib/pages/about";
import { ProofLink } from "./proof-link";

export function ValueList() {
  return (
    <ul className="grid overflow-hidden rounded-2xl border border-line bg-line gap-px md:grid-cols-2">
      {values.items.map(({ title, text, proof }) => (
        <li key={title} className="flex flex-col items-start bg-surface p-6 sm:p-9">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-2 mb-auto max-w-md text-ink-soft">{text}</p>
          <ProofLink {...proof} />
        </li>
      ))}
    </ul>
  );
}
