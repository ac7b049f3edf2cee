import { buttonClass } from "@/components/ui/button";
import { requestLinks } from "@/lib/pages/legal";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";

/** Links to the request portals, side by side; in print, their addresses. */
export async function RequestLinks() {
  const language = await currentLanguage();
  return (
    <p className="legal-wide mt-4 flex flex-wrap gap-3">
      {requestLinks[language].map(({ href, label }) => (
        <a key={href} href={pathIn(language, href)} className={buttonClass("secondary", "md", "on-paper")}>
          {label}
        </a>
      ))}
    </p>
  );
}
