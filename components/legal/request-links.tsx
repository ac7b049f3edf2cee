import { ButtonLink } from "@/components/ui/button-link";
import { requestLinks } from "@/lib/pages/legal";
import { paths } from "@/lib/site/paths";

/** The two portals, side by side. */
export function RequestLinks() {
  return (
    <p className="legal-wide mt-4 flex flex-wrap gap-3">
      {requestLinks.map(({ to, label }) => (
        <ButtonLink key={to} href={paths[to]} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
