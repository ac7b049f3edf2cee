import { TextLink } from "@/components/forms/text-link";
import { ButtonLink } from "@/components/ui/button-link";
import { paths, statusFeeds } from "@/lib/site/paths";
import { followWords as words } from "@/lib/subscribers/words";

/** How to hear of what is posted here. */
export function Follow() {
  return (
    <section className="mt-14 rounded-2xl border border-line bg-surface p-6 sm:flex sm:items-center sm:justify-between sm:gap-8">
      <div>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-1 text-ink-soft">{words.body}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          <li>
            <TextLink href={statusFeeds.atom} file>
              {words.atom}
            </TextLink>
          </li>
          <li>
            <TextLink href={statusFeeds.json} file>
              {words.json}
            </TextLink>
          </li>
          <li>
            <TextLink href={statusFeeds.calendar} file>
              {words.calendar}
            </TextLink>
          </li>
        </ul>
      </div>
      <ButtonLink href={paths.statusSubscribe} className="mt-5 shrink-0 sm:mt-0">
        {words.mail}
      </ButtonLink>
    </section>
  );
}
