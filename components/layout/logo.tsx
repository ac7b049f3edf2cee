import { LocalLink } from "@/components/ui/local-link";
import { layoutCopy } from "@/lib/pages/navigation";
import { site } from "@/lib/site/brand";
import { defaultLogoPath, endpoints, paths } from "@/lib/site/paths";
import { CurrentLogo } from "./current-logo";
import { DefaultLogo } from "./logo-mark";

export function Logo() {
  return (
    <LocalLink
      href={paths.home}
      aria-label={layoutCopy.home}
      className="flex h-11 w-34 shrink-0 items-center overflow-hidden rounded-md"
    >
      <CurrentLogo endpoint={endpoints.logo} builtIn={defaultLogoPath} alt={site.name}>
        <DefaultLogo />
      </CurrentLogo>
    </LocalLink>
  );
}
