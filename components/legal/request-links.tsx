import { ButtonLink } from "@/components/ui/button-link";
import { requestLinks } from "@/lib/pages/legal";
import { localize } from "@/lib/site/current-language";

/** The portals, side by side; on paper their addresses. */
export async function RequestLinks() {
  const links = await localize(requestLinks);
  return (
    <p className="legal-wide mt-4 flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="secondary" className="on-paper">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
