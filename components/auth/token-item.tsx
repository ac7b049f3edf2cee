import { ConfirmButton } from "@/components/console/confirm-button";
import { TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import type { TokenView } from "@/lib/auth/people/api-tokens";
import { peopleWords, roleNames } from "@/lib/auth/people/words";
import { actorName } from "@/lib/console/words";
import { isRole } from "@/lib/platform/rights";
import { searchWords } from "@/lib/search/words";
import { exactTime } from "@/lib/site/dates";
import { staffEndpoints } from "@/lib/site/staff-paths";

const { tokens: words } = peopleWords;

const tones: Record<TokenView["state"], Tone> = {
  active: "allowed",
  expired: "neutral",
  revoked: "neutral",
};

/** A token in the list, without its secret, which is not stored. */
export function TokenItem({ token }: { token: TokenView }) {
  const { name, role, state, createdAt, createdBy, expiresAt, lastUsedAt } = token;
  const facts = [
    isRole(role) ? roleNames[role].title : role,
    ...(expiresAt ? [words.until(exactTime(new Date(expiresAt)))] : []),
  ].join(", ");
  const usedText = lastUsedAt ? words.used(exactTime(new Date(lastUsedAt))) : words.unused;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-[0.9375rem] font-medium wrap-anywhere">
          {name}
          <Badge tone={tones[state]} className="font-sans">
            {words.states[state]}
          </Badge>
        </p>
        <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
          <TimedText text={facts} at={[expiresAt]} />
        </p>
        <p className="text-[0.875rem] leading-5 text-ink-faint">
          <TimedText
            text={`${words.made(exactTime(new Date(createdAt)), actorName(createdBy))} ${usedText}`}
            at={[createdAt, lastUsedAt]}
          />
        </p>
      </div>
      {state === "active" && (
        <ConfirmButton
          label={words.revoke}
          of={name}
          lead={searchWords.confirm.revoke}
          action={staffEndpoints.revokeToken}
          fields={{ name }}
        />
      )}
    </li>
  );
}
