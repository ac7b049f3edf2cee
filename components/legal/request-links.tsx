import { ButtonLink } from "@/components/ui/button-link";
import { requestLinks } from "@/lib/pages/legal";

/** The two portals, side by side. */
export function RequestLinks() {
  return (
    <p className="legal-wide mt-4 flex flex-wrap gap-3">
      {requestLinks.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
