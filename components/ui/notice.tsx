import type { ReactNode } from "react";
import { cx } from "./cx";
import { Glyph } from "./glyph";
import { glyphs } from "./glyphs";

type NoticeTone = "info" | "success" | "warning" | "danger";

const tones: Record<NoticeTone, { box: string; mark: string; icon: keyof typeof glyphs }> = {
  info: { box: "border-accent/30 bg-accent-soft", mark: "text-accent", icon: "info" },
  success: { box: "border-allowed/35 bg-allowed-soft", mark: "text-allowed", icon: "check-circle" },
  warning: { box: "border-review/35 bg-review-soft", mark: "text-review", icon: "alert-triangle" },
  danger: { box: "border-flagged/35 bg-flagged-soft", mark: "text-flagged", icon: "alert-circle" },
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` for an error that just happened, `status` for a success; none for permanent text. */
  role?: "alert" | "status" | "note";
  id?: string;
  /** Whether the page begins with the focus on it. */
  focused?: boolean;
  className?: string;
};

export function Notice({ tone = "info", title, children, role, id, focused, className }: NoticeProps) {
  const look = tones[tone];
  return (
    <div
      id={id}
      role={role}
      {...(focused && { tabIndex: -1, autoFocus: true })}
      className={cx(
        "flex gap-3 rounded-xl border p-4 text-ink",
        look.box,
        focused && "outline-none",
        className,
      )}
    >
      <Glyph d={glyphs[look.icon]} className={cx("mt-0.5 size-5 shrink-0", look.mark)} />
      <div className="min-w-0 text-[0.9375rem] leading-6">
        {title && <p className={cx("font-semibold", look.mark)}>{title}</p>}
        {children && <div className={cx(Boolean(title) && "mt-1")}>{children}</div>}
      </div>
    </div>
  );
}

export interface FragmentNotice {
  id: string;
  tone: NoticeTone;
  title: string;
  body?: ReactNode;
  role?: "alert" | "status";
}

/** The result of a form, shown by the fragment of the address alone, so that it needs no script. */
export function FragmentNotices({ notices }: { notices: readonly FragmentNotice[] }) {
  return notices.map(({ id, tone, title, body, role = "status" }) => (
    <div
      key={id}
      id={id}
      role={role}
      tabIndex={-1}
      className="mb-6 hidden scroll-mt-24 outline-none target:block"
    >
      <Notice tone={tone} title={title}>
        {body}
      </Notice>
    </div>
  ));
}
