import { TimedText } from "@/components/console/moment";
import { Badge } from "@/components/ui/badge";
import type { readAccount } from "@/lib/auth/people/account";
import { peopleWords } from "@/lib/auth/people/words";
import { browserName } from "@/lib/auth/sessions/browser-name";
import { exactTime } from "@/lib/site/dates";
import { AccountActionButton, AccountRow, AccountSection } from "./account-parts";

const { account: words } = peopleWords;

type SessionListProps = Pick<Awaited<ReturnType<typeof readAccount>>, "sessions"> & { here: string | null };

export function SessionList({ sessions, here: currentSessionId }: SessionListProps) {
  return (
    <AccountSection title={words.sessions}>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, userAgent, createdAt, usedAt }) => {
          const name = browserName(userAgent) ?? words.unknownBrowser;
          const facts = [
            words.opened(exactTime(createdAt)),
            ...(usedAt ? [words.used(exactTime(usedAt))] : []),
          ];
          const title = (
            <>
              {name}
              {id === currentSessionId && <Badge tone="accent">{words.thisSession}</Badge>}
            </>
          );
          return (
            <AccountRow
              key={id}
              title={title}
              facts={<TimedText text={facts.join(", ")} at={[createdAt, usedAt]} />}
            >
              {id !== currentSessionId && (
                <AccountActionButton order="end-session" id={id} label={words.end} of={name} />
              )}
            </AccountRow>
          );
        })}
      </ul>
      {sessions.length > 1 && <AccountActionButton order="end-others" label={words.endOthers} />}
    </AccountSection>
  );
}
