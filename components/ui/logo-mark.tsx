import { StaticHtml } from "@/components/ui/static-html";
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
      className={className}
    >
      <path d={markPath} />
    </svg>
  );
}

/** The default logo, shown while the current one loads and if it can't be loaded. */
export function DefaultLogo() {
  return (
    <StaticHtml as="span" className="default-logo">
      <LogoMark className="size-7 text-accent" />
      <span>{site.name}</span>
    </StaticHtml>
  );
}
