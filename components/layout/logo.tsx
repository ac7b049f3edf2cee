import { IntentLink } from "@/components/ui/intent-link";
import { site } from "@/lib/site/brand";
import { layoutCopy } from "@/lib/site/navigation";
import { defaultLogoPath, endpoints, paths } from "@/lib/site/paths";
import { CurrentLogo } from "./current-logo";
import { DefaultLogo } from "./logo-mark";

export function Logo() {
  return (
    <IntentLink
      href={paths.home}
      aria-label={layoutCopy.home}
      className="flex h-11 w-34 shrink-0 items-center overflow-hidden rounded-md"
    >
      <CurrentLogo endpoint={endpoints.logo} builtIn={defaultLogoPath} alt={site.name}>
        <DefaultLogo />
      </CurrentLogo>
    </IntentLink>
  );
}
