import "server-only";
import { randomUUID } from "node:crypto";
import { listTokens } from "@/lib/auth/people/api-tokens";
import { sections } from "@/lib/console/sections";
import { findNextMessage } from "@/lib/contact/thread";
import { actingPerson } from "@/lib/desk/assignee";
import { listPasses } from "@/lib/gate/access-passes";
import { listOpenIncidents } from "@/lib/incidents/list";
import { incidentTemplates } from "@/lib/incidents/templates";
import type { Staff } from "@/lib/platform/context";
import { hasRight, type Right, type Role } from "@/lib/platform/rights";
import { findNextCases, noCases } from "@/lib/privacy/queue/needs";
import { listSettings, listSwitches, type SwitchState } from "@/lib/settings/list";
import {
  casePaths,
  consolePaths,
  draftIncidentPath,
  peoplePaths,
  staffEndpoints,
  webhookPaths,
} from "@/lib/site/staff-paths";
import { confirmPath, searchWords } from "./words";

const { commands: words, aliases, confirm } = searchWords;

/** An action or a page, found by its title and aliases. */
export interface Target {
  title: string;
  aliases?: string;
  href: string;
  right: Right | null;
  /** What is asked in place, where scripts run. */
  ask?: Question;
}

type FormName = Exclude<
  keyof typeof words,
  "caseOf" | "openFrom" | "update" | "on" | "off" | "everywhere" | "revoke"
>;

const form = (name: FormName, href: string, right: Right | null): Target => ({
  title: words[name],
  aliases: aliases[name],
  href,
  right,
});

/** Links to a form's first field. Nothing happens before the form's own button is pressed. */
const forms: readonly Target[] = [
  form("open", `${consolePaths.newIncident}#title`, "incidents:write"),
  ...incidentTemplates.map(({ id, label }) => ({
    title: words.openFrom(label),
    aliases: aliases.open,
    href: `${draftIncidentPath(id)}#title`,
    right: "incidents:write" as const,
  })),
  form("plan", `${consolePaths.planMaintenance}#title`, "incidents:write"),
  form("announce", `${consolePaths.setting("announcement")}#enabled`, "settings:write"),
  form("planAnnouncement", consolePaths.announcements, "settings:write"),
  form("access", consolePaths.access, "settings:write"),
  form("invite", `${peoplePaths.people}#name`, "people:write"),
  form("person", peoplePaths.people, "people:write"),
  form("token", `${peoplePaths.tokens}#name`, "tokens:write"),
  form("webhook", `${webhookPaths.add}#url`, "webhooks:write"),
  form("enter", casePaths.enter, "cases:write"),
  form("codes", peoplePaths.account, null),
];

/** An action that asks first: the text of the question, and the form that is posted. */
export interface Question {
  title: string;
  lead: string;
  action: string;
  fields: Record<string, string>;
  /** A text that is asked for, with what stands in it. */
  asks?: SwitchState["asks"];
  /** Where it can be looked at and changed before. */
  editHref?: string;
  /** The page after canceling: the list that contains it. */
  listHref?: string;
  /** Whether it closes the site. */
  isDangerous?: boolean;
}

export interface Confirmation extends Question {
  /** What the search's address calls it. */
  id: string;
  aliases?: string;
  right: Right | null;
}

/** Something that asks first: in the palette in place, elsewhere on a page of its own. */
export const targetOf = ({ id, aliases: others, right, ...question }: Confirmation): Target => ({
  title: question.title,
  aliases: others,
  right,
  href: confirmPath(id),
  // As IdempotencyKeyField: a repeated request is known as one.
  ask: { ...question, fields: { ...question.fields, idempotencyKey: randomUUID() } },
});

function switchOf({ key, title, on, closesSite, effect, version, detail, asks }: SwitchState): Confirmation {
  const to = on ? "disabled" : "enabled";
  return {
    id: `${key}-${to}`,
    title: on ? words.off(title) : words.on(title),
    lead: !on && detail && !asks ? `${effect} ${confirm.shown(detail)}` : effect,
    asks: on ? null : asks,
    aliases: aliases.switches,
    action: consolePaths.switch,
    fields: { key, version: String(version), to },
    right: "settings:write",
    editHref: consolePaths.setting(key),
    listHref: consolePaths.settings,
    isDangerous: closesSite && !on,
  };
}

/** The switches as they are now, each with a confirmation. */
async function listSwitchActions(role: Role, now: Date): Promise<Confirmation[]> {
  const switches = hasRight(role, "settings:write") ? await listSwitches(now) : [];
  return switches.map(switchOf);
}

const signOutEverywhere: Confirmation = {
  id: "sign-out-everywhere",
  title: words.everywhere,
  lead: confirm.everywhere,
  action: consolePaths.signOutEverywhere,
  fields: {},
  right: null,
};

/** Passcodes, links and tokens that can be revoked by name, each with a confirmation. */
export async function listRevocations(
  role: Role,
  now: Date,
): Promise<(Confirmation & { kind: "passes" | "tokens" })[]> {
  const [passes, tokens] = await Promise.all([
    hasRight(role, "settings:write") ? listPasses(now) : [],
    hasRight(role, "tokens:write") ? listTokens(now) : [],
  ]);
  return [
    ...passes
      .filter(({ state }) => state === "active" || state === "spent")
      .map(({ id, name, kind }) => ({
        kind: "passes" as const,
        id: `revoke-pass-${id}`,
        title: words.revoke(name),
        aliases: kind,
        lead: confirm.revoke,
        action: staffEndpoints.revokePass,
        fields: { id },
        right: "settings:write" as const,
        editHref: consolePaths.access,
      })),
    ...tokens
      .filter(({ state }) => state === "active")
      .map(({ id, name, role: tokenRole }) => ({
        kind: "tokens" as const,
        id: `revoke-token-${id}`,
        title: words.revoke(name),
        aliases: tokenRole,
        lead: confirm.revoke,
        action: staffEndpoints.revokeToken,
        fields: { name },
        right: "tokens:write" as const,
        editHref: peoplePaths.tokens,
      })),
  ];
}

/** The action of an address; null if it isn't possible, no longer, or not for this role. */
export async function findConfirmation(id: unknown, role: Role, now: Date): Promise<Confirmation | null> {
  const switches = await listSwitchActions(role, now);
  const all: Confirmation[] = [...switches, signOutEverywhere, ...(await listRevocations(role, now))];
  return all.find((one) => one.id === id) ?? null;
}

const isFor =
  (role: Role) =>
  ({ right }: Target): boolean =>
    right === null || hasRight(role, right);

/** The next message and requests for the viewer, each linking to the field of its answer. */
export async function listNextWork(staff: Staff, now: Date): Promise<Target[]> {
  const mine = actingPerson(staff)?.id ?? null;
  const [message, { own, colleagues }] = await Promise.all([
    hasRight(staff.role, "messages:write") ? findNextMessage("", mine) : null,
    hasRight(staff.role, "cases:write") ? findNextCases("", mine, now) : noCases,
  ]);
  return [
    ...(message ? [form("message", `${consolePaths.message(message.id)}#text`, "messages:write")] : []),
    ...(own ? [form("case", casePaths.answer(own.id), "cases:write")] : []),
    ...(colleagues
      ? [
          {
            ...form("case", casePaths.answer(colleagues.id), "cases:write"),
            title: words.caseOf(colleagues.assignee),
          },
        ]
      : []),
  ];
}

/** Updates to open incidents, each linking to its form. */
export async function listUpdates(role: Role): Promise<Target[]> {
  const open = hasRight(role, "incidents:write") ? await listOpenIncidents() : [];
  return open.map(({ id, title }) => ({
    title: words.update(title),
    aliases: aliases.update,
    href: `${consolePaths.incident(id)}#state`,
    right: "incidents:write" as const,
  }));
}

/** All actions that a role may take from the search, switches first. */
export async function listCommands(role: Role, now: Date): Promise<Target[]> {
  const switches = (await listSwitchActions(role, now)).map(targetOf);
  return [...switches, ...forms, targetOf(signOutEverywhere)].filter(isFor(role));
}

/** The pages and settings that a role may see. */
export async function listPages(role: Role, now: Date): Promise<Target[]> {
  const settings = hasRight(role, "settings:read") ? await listSettings(now) : [];
  const pages: Target[] = [
    ...Object.values(sections).map(({ title, aliases: others, href, right }) => ({
      title,
      aliases: others,
      href,
      right,
    })),
    ...settings.map(({ key, title, detail }) => ({
      title,
      aliases: `setting ${detail ?? ""}`,
      href: consolePaths.setting(key),
      right: "settings:read" as const,
    })),
  ];
  return pages.filter(isFor(role));
}
