import { LocalLink } from "@/components/ui/local-link";
import { DefaultLogo } from "@/components/ui/logo-mark";
import { frameWords } from "@/lib/pages/frame-words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { defaultLogoPath, endpoints, paths } from "@/lib/site/paths";
import { CurrentLogo } from "./current-logo";

export async function Logo() {
  const { layout } = await localize(frameWords);
  return (
    <LocalLink href={paths.home} aria-label={layout.home} className="site-logo">
      <CurrentLogo endpoint={endpoints.logo} builtIn={defaultLogoPath} alt={site.name}>
        <DefaultLogo />
      </CurrentLogo>
    </LocalLink>
  );
}
