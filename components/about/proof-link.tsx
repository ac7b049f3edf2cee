import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";

/** A link to the page of this site that proves the sentence above it. */
export function ProofLink({ label, href }: { label: string; href: string }) {
  return (
    <LocalLink
      href={href}
      className="group mt-2 inline-block py-2.5 pr-6 leading-6 font-medium text-accent hover:text-accent-strong"
    >
      <span className="underline decoration-accent/35 underline-offset-4 group-hover:decoration-current">
        {label}
      </span>
      {/* Without a width of its own, so that it never stands alone on a line. */}
      <Icon name="arrow-right" className="-mr-6 ml-2 inline size-4 align-middle" />
    </LocalLink>
  );
}
