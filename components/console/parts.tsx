import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { actorNames } from "@/lib/console/words";

type ConsoleHeadProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The head of a console page: its only h1, its purpose, and room for actions. */
export function ConsoleHead({ title, lead, children }: ConsoleHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="max-w-2xl">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

/** A link from an item back to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" className="size-4" />
      {children}
    </a>
  );
}

type EmptyProps = { icon: IconName; action?: { href: string; label: string } | null; children: string };

/** The message of an empty list, with an optional action. */
export function Empty({ icon, action, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line-strong/50 px-5 py-12 text-center text-ink-soft">
      <Icon name={icon} className="size-7 text-ink-faint" />
      <p className="max-w-full wrap-anywhere">{children}</p>
      {action && (
        <a href={action.href} className={buttonClass("secondary")}>
          {action.label}
        </a>
      )}
    </div>
  );
}

type FlashNoticeProps = { flash: { tone: "done" | "refused"; sentence: string } | null };

/** The result of the last form post, or why it was refused. */
export function FlashNotice({ flash }: FlashNoticeProps) {
  if (!flash) return null;
  const refused = flash.tone === "refused";
  return (
    <Notice tone={refused ? "danger" : "success"} role={refused ? "alert" : "status"} className="mb-6">
      {flash.sentence}
    </Notice>
  );
}

/** Random for each rendered form, so that a second submission of it is recognized. */
export function FormKey() {
  return <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />;
}

/** An actor's name as used in a sentence. */
export const actorName = (actor: string): string => actorNames[actor] ?? actor;
