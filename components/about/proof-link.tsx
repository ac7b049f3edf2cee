import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";

/** A link to the page of this site that proves the sentence above it. */
export function ProofLink({ label, href }: { label: string; href: string }) {
  return (
    <LocalLink
      href={href}
      className="group mt-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:text-accent-strong"
    >
      <span className="underline decoration-accent/35 underline-offset-4 group-hover:decoration-current">
        {label}
      </span>
      <Icon name="arrow-right" className="size-4" />
    </LocalLink>
  );
}
