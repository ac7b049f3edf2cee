import { timeline } from "@/lib/pages/about";
import { ProofLink } from "./proof-link";

/** Steps along one line, each marked by a stake. */
export function Timeline() {
  return (
    <ol className="relative">
      {timeline.items.map(({ date, title, text, link }) => (
        <li
          key={title}
          className="group relative grid gap-x-12 gap-y-1 pb-12 pl-9 last:pb-0 md:grid-cols-[10rem_minmax(0,1fr)] md:pl-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-0 left-[5px] w-px bg-line group-last:hidden md:left-[5px]"
          />
          <svg viewBox="0 0 11 20" aria-hidden="true" className="absolute top-1 left-0 h-5 w-[11px]">
            <path d="M0 6 5.5 0 11 6V20H0Z" className="fill-accent" />
          </svg>
          <p className="font-mono text-[0.9375rem] leading-7 text-ink-faint">{date}</p>
          <div className="max-w-2xl">
            <h3 className="text-heading">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            {link && <ProofLink {...link} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
