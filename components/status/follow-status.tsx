import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/text-link";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { paths, statusFeeds } from "@/lib/site/paths";
import { subscriberWords } from "@/lib/subscribers/words";

const feeds = ["atom", "json", "calendar"] as const;

/** Ways to follow the status page. */
export async function FollowStatus() {
  const language = await currentLanguage();
  const { follow: words } = subscriberWords[language];
  return (
    <section className="mt-14 rounded-2xl border border-line bg-surface p-6 sm:flex sm:items-center sm:justify-between sm:gap-8">
      <div>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-1 text-ink-soft">{words.body}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {feeds.map((feed) => (
            <li key={feed}>
              <TextLink href={endpointIn(language, statusFeeds[feed])} file>
                {words[feed]}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink href={paths.statusSubscribe} className="mt-5 shrink-0 sm:mt-0">
        {words.mail}
      </ButtonLink>
    </section>
  );
}
