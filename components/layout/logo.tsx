import { LocalLink } from "@/components/ui/local-link";
import { frameWords } from "@/lib/pages/frame-words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { defaultLogoPath, endpoints, paths } from "@/lib/site/paths";
import { CurrentLogo } from "./current-logo";
import { DefaultLogo } from "./logo-mark";

export async function Logo() {
  const { layout } = await localize(frameWords);
  return (
    <LocalLink
      href={paths.home}
      aria-label={layout.home}
      className="flex h-11 w-34 shrink-0 items-center overflow-hidden rounded-md"
    >
      <CurrentLogo endpoint={endpoints.logo} builtIn={defaultLogoPath} alt={site.name}>
        <DefaultLogo />
      </CurrentLogo>
    </LocalLink>
  );
}
