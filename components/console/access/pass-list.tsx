import { IfAllowed } from "@/components/console/if-allowed";
import { TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { controlClass } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { everyone, type passStates } from "@/lib/access/vocabulary";
import { accessWords as words } from "@/lib/access/words";
import { actorName } from "@/lib/console/words";
import type { PassView } from "@/lib/gate/access-passes";
import { searchWords } from "@/lib/search/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { ConfirmButton } from "../confirm-button";
import { CopyButton } from "../copy-button";
import { EmptyList } from "../empty-list";

const tones: Record<(typeof passStates)[number], Tone> = {
  active: "allowed",
  spent: "accent",
  ended: "neutral",
  revoked: "neutral",
};

function factsOf({ id, kind, through, audience, endsAt }: PassView): string {
  if (id === everyone) return words.shared;
  const until = endsAt ? words.until(exactTime(new Date(endsAt))) : words.untilRevoked;
  if (kind === "passcode") return words.passcodeValid(until);
  return `${words.linkOpens[through]} ${words.linkValid(until, words.audience[audience])}`;
}

function PassItem({ pass }: { pass: PassView }) {
  const { id, name, state, createdAt, createdBy, url } = pass;
  const isRevocable = state === "active" || state === "spent";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
          <TimedText text={factsOf(pass)} at={[pass.endsAt]} />
        </p>
        {createdAt && createdBy && (
          <p className="text-[0.875rem] leading-5 text-ink-faint">
            <TimedText
              text={words.made(exactTime(new Date(createdAt)), actorName(createdBy))}
              at={[createdAt]}
            />
          </p>
        )}
        {url && (
          <IfAllowed right="settings:write">
            <div data-copy className="mt-2.5 flex gap-2">
              <input
                readOnly
                value={url}
                aria-label={words.address(name)}
                className={controlClass("h-11 min-w-0 font-mono text-[0.875rem]")}
              />
              <CopyButton of={words.address(name)} />
            </div>
          </IfAllowed>
        )}
      </div>
      {isRevocable && (
        <IfAllowed right="settings:write">
          <ConfirmButton
            label={words.revoke}
            of={name}
            lead={id === everyone ? words.revokeShared : searchWords.confirm.revoke}
            action={staffEndpoints.revokePass}
            fields={{ id }}
          />
        </IfAllowed>
      )}
    </li>
  );
}

/** All passcodes and links (with their address), expired ones too, until they are deleted. */
export function PassList({ passes, isGateOpen }: { passes: readonly PassView[]; isGateOpen: boolean }) {
  return (
    <section aria-label={words.list} className="grid grid-cols-1 gap-6">
      {isGateOpen && (
        <Notice tone="info">
          {words.open}{" "}
          <a
            href={consolePaths.setting("protection")}
            className="font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
          >
            {words.toProtection}
          </a>
        </Notice>
      )}
      {passes.length === 0 ? (
        <EmptyList icon="lock">{words.none}</EmptyList>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {passes.map((pass) => (
            <PassItem key={pass.id} pass={pass} />
          ))}
        </ul>
      )}
    </section>
  );
}
