import { z } from "zod";
import { freeText, isoMoment, optional } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { officeClock } from "@/lib/site/brand";
import { figures, formatInteger, settingsLag } from "@/lib/site/figures";
import { lowerFirst } from "@/lib/site/first-letter";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { defineSetting } from "../define-setting";
import {
  closedDefaults,
  exemptByDefault,
  firstExemptByDefault,
  mergeExemptPaths,
  openedBy,
} from "../exempt-paths";
import { isPlainPath, listedPath, pathBelowTop, trueOrFalse, unwrap } from "../fields";
import { initialMaintenanceMessage } from "../initial-maintenance";

const shown = z.object({
  enabled: trueOrFalse("Enabled"),
  message: freeText("Message", lengths.maintenanceMessage),
  /** The expected end of the work, as an ISO date; null if unknown. */
  endTime: optional(isoMoment("End time")),
  showTimer: trueOrFalse("Show timer"),
});

/** Whether maintenance is switched off at its end. Otherwise the end is only announced. */
const autoOff = trueOrFalse("Auto off");
const needsEnd = "Set the time at which maintenance will be switched off.";

const exempt = (path: z.ZodString) =>
  z.array(path, { error: "Exempt must be a list of paths." }).overwrite((listed) => [...new Set(listed)]);
/** How many a person may add: the defaults don't count, because later versions add theirs. */
const maxExempt = 50;
const enteredExempt = exempt(pathBelowTop("Exempt path"))
  .refine((listed) => listed.filter((path) => !exemptByDefault.includes(path)).length <= maxExempt, {
    error: `Exempt can list at most ${maxExempt} paths in addition to the defaults.`,
  })
  .meta({ maxItems: maxExempt + exemptByDefault.length });

/** The default exemptions of the version that stored `exempt`. When a later version reads it, the list is updated. */
const stored = shown
  .extend({
    autoOff: autoOff.default(false),
    // Earlier versions accepted "/" and patterns, which opened nothing. They are skipped, because an invalid stored
    // value couldn't even be switched off.
    exempt: exempt(listedPath("Exempt path")).overwrite((listed) => listed.filter(isPlainPath)),
    exemptDefaults: z.array(z.string()).readonly().default(firstExemptByDefault),
  })
  .transform((value) => ({
    ...value,
    exempt: mergeExemptPaths(value.exempt, value.exemptDefaults),
    exemptDefaults: exemptByDefault,
  }));

/** Replaces the word "default" in the paths of a command. */
const withDefaults = (typed: readonly unknown[]): unknown[] =>
  typed.flatMap<unknown>((path) => (path === "default" ? exemptByDefault : [path]));

const opensNothing = "(no page matches this path)";
const openPages = `open pages will follow within ${figures.timings.maintenancePollMs / 1000} seconds`;
const shownSoon = `New visitors will see the maintenance page within ${settingsLag}, and ${openPages}.`;
const openSoon = `New visitors will see the site within ${settingsLag}, and ${openPages}.`;
const example = { enabled: false, message: "We’ll be back shortly.", endTime: null, showTimer: false };

export const maintenance = defineSetting({
  key: "maintenance",
  path: endpoints.maintenance,
  perRequest: true,
  stored,
  input: z.preprocess(
    unwrap("maintenance"),
    shown
      .extend({ autoOff: autoOff.optional(), exempt: enteredExempt.optional() })
      .refine(({ endTime, autoOff }) => !autoOff || endTime !== null, { path: ["endTime"], error: needsEnd }),
  ),
  publicValue: z.object({ success: z.literal(true), maintenance: shown }),
  toPublicValue: ({ exempt: _, autoOff: _autoOff, exemptDefaults: _defaults, ...maintenance }) => ({
    success: true as const,
    maintenance,
  }),
  initial: {
    enabled: false,
    message: initialMaintenanceMessage,
    endTime: null,
    showTimer: true,
    autoOff: false,
    exempt: [...exemptByDefault],
    exemptDefaults: exemptByDefault,
  },
  storedOnly: { exemptDefaults: "hidden" },
  title: "Maintenance",
  lead: "With maintenance on, every page returns 503 with this message, except for the paths below. You can still use the site while signed in.",
  saved: (on) =>
    on
      ? `Saved. Maintenance is on: ${lowerFirst(shownSoon)}`
      : `Saved. Maintenance is off: ${lowerFirst(openSoon)}`,
  fields: {
    enabled: { kind: "check", label: "Maintenance is on", audited: "On", strong: true },
    message: {
      kind: "area",
      label: "Message",
      hint: `Up to ${formatInteger(lengths.maintenanceMessage)} characters. Line breaks are kept.`,
      rows: 3,
    },
    endTime: {
      kind: "moment",
      label: `Until (${officeClock})`,
      audited: "Until",
      hint: "Leave empty if you don’t know yet.",
    },
    autoOff: {
      kind: "check",
      label: "Switch maintenance off at this time",
      audited: "Ends automatically",
      joins: "below",
    },
    showTimer: { kind: "check", label: "Show the countdown", audited: "Countdown", joins: "below" },
    exempt: {
      kind: "lines",
      label: "Paths that stay reachable",
      hint: "One page or folder per line. For example, /status keeps that page and everything below it reachable, but not /statusx. The privacy request forms and the status page belong here.",
      rows: 8,
    },
  },
  footnote: {
    text: "Planned maintenance can close the site from its start to its end.",
    href: consolePaths.planMaintenance,
    label: "Plan maintenance",
  },
  state: {
    kind: "switch",
    isOn: ({ enabled }) => enabled,
    detail: ({ message }) => message,
    closesSite: true,
    effects: {
      on: `${shownSoon} Only the paths that stay reachable remain open. The whole site stays open to signed-in staff and people with a link that opens the site during maintenance.`,
      off: openSoon,
    },
    end: "endTime",
  },
  file: null,
  command: {
    summary: "Switch the maintenance page on or off",
    help: `maintenance on [options]   show "Under Maintenance" on every page (503)
maintenance off            open the site again
maintenance status         show what is set

Options of "on":
  --message TEXT    what visitors read (default: the last message)
  --for LENGTH      how long it will take: 45m, 2h, 1h30m
  --until MOMENT    or when it ends: 04:30, "2026-01-31 18:00", 2026-01-31T18:00:00Z
  --auto-off        switch maintenance off at that time; needs --for or --until
  --no-timer        don’t show the countdown
  --exempt PATH     a page or folder that stays reachable; repeat for more. Replaces the list.
                    "/status" includes everything below it, but not "/statusx". "default" stands
                    for the status page and the privacy request forms.

Without --for or --until, no end is announced. Without --auto-off, maintenance stays on until you run "maintenance off".
/status and the privacy request forms stay reachable unless --exempt says otherwise, and signed-in staff can use the site.

Examples:
  npm run operator -- maintenance on --message "Moving to a larger database." --for 2h
  npm run operator -- maintenance off`,
    verbs: {
      on: {
        options: {
          message: { type: "string" },
          "no-timer": { type: "boolean" },
          "auto-off": { type: "boolean" },
          exempt: { type: "string", multiple: true },
        },
        takesEnd: true,
        write: ({ message, exempt, "no-timer": noTimer, "auto-off": autoOff, end }, current) => ({
          enabled: true,
          message: message ?? current.message,
          endTime: end,
          showTimer: !noTimer,
          autoOff: autoOff ?? false,
          exempt: exempt === undefined ? current.exempt : withDefaults([exempt].flat()),
        }),
      },
      off: { write: (_typed, current) => ({ ...current, enabled: false, endTime: null, autoOff: false }) },
    },
    describe: ({ enabled, message, endTime, autoOff, showTimer, exempt }, inWords) => {
      const closed = closedDefaults(exempt);
      const closes = closed.length > 0 ? [`  Not exempt:   ${closed.join(", ")} (exempt by default)`] : [];
      if (!enabled)
        return ["Maintenance is off.", `  Exempt paths: ${exempt.join(", ") || "none"}`, ...closes].join(
          "\n",
        );
      const after = autoOff
        ? "then maintenance is switched off"
        : "but maintenance stays on until you switch it off";
      return [
        "Maintenance is ON.",
        `  Message:      ${message || "(none)"}`,
        `  End:          ${endTime ? `${inWords(endTime)}, ${after}` : "not announced"}`,
        `  Countdown:    ${showTimer ? "shown" : "hidden"}`,
        `  Stays open:   ${exempt.length > 0 ? "" : "nothing"}`.trimEnd(),
        ...exempt.map((path) =>
          `    ${path.padEnd(28)}  ${openedBy(path).join(" ") || opensNothing}`.trimEnd(),
        ),
        ...closes,
      ].join("\n");
    },
  },
  api: { name: "maintenance", read: { success: true, maintenance: example }, write: example },
});
