import { site } from "@/lib/site/brand";
import { markPath } from "@/lib/site/brand-mark";

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={markPath} />
    </svg>
  );
}

/** The default logo: shown while the current one loads, and whenever it can't. */
export function DefaultLogo() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="size-7 text-accent" />
      <span className="text-[1.25rem] leading-none font-semibold tracking-[-0.03em]">{site.name}</span>
    </span>
  );
}
