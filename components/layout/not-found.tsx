import { ButtonLink } from "@/components/ui/button-link";
import { LocalLink } from "@/components/ui/local-link";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { ErrorLayout } from "./error-layout";

const places = ["documentation", "pricing", "status", "contact"] as const;

/** The 404 page, with links to the home page and other popular pages. */
export async function NotFound() {
  const { notFound: words } = await localize(siteWords);
  return (
    <ErrorLayout kind="gap" code="404" title={words.title} lead={words.lead}>
      <ButtonLink href={paths.home} size="lg">
        {words.home}
      </ButtonLink>
      <ul aria-label={words.placesLabel} className="mt-8 flex flex-wrap gap-x-7">
        {places.map((place) => (
          <li key={place}>
            <LocalLink
              href={paths[place]}
              className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              {words.places[place]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </ErrorLayout>
  );
}
