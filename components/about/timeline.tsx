import { aboutWords, milestones } from "@/lib/pages/about";
import { localize } from "@/lib/site/current-language";
import { ProofLink } from "./proof-link";

export async function Timeline() {
  const { items } = (await localize(aboutWords)).timeline;
  return (
    <ol className="relative">
      {milestones.map(({ key, href }) => (
        <li
          key={key}
          className="group relative grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-1 pb-12 pl-9 last:pb-0 md:grid-cols-[10rem_minmax(0,1fr)] md:pl-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-0 left-[5px] w-px bg-line group-last:hidden md:left-[5px]"
          />
          <svg viewBox="0 0 11 20" aria-hidden="true" className="absolute top-1 left-0 h-5 w-[11px]">
            <path d="M0 6 5.5 0 11 6V20H0Z" className="fill-accent" />
          </svg>
          <p className="font-mono text-[0.9375rem] leading-7 text-ink-faint">{items[key].date}</p>
          <div className="max-w-2xl">
            <h3 className="text-heading">{items[key].title}</h3>
            <p className="mt-1.5 text-ink-soft">{items[key].text}</p>
            <ProofLink label={items[key].link} href={href} />
          </div>
        </li>
      ))}
    </ol>
  );
}
