import { ButtonLink } from "@/components/ui/button-link";
import { requestLinks } from "@/lib/pages/legal";

/** The portals, side by side; on paper their addresses. */
export function RequestLinks() {
  return (
    <p className="legal-wide mt-4 flex flex-wrap gap-3">
      {requestLinks.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="secondary" className="on-paper">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
