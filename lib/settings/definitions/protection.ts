import { z } from "zod";
import { newPasscode } from "@/lib/access/schema";
import { passcodeWords } from "@/lib/access/words";
import { passwordStrength } from "@/lib/accounts/password-strength";
import { lengths } from "@/lib/platform/forms/lengths";
import { figures, settingsLag } from "@/lib/site/figures";
import { lowerFirst } from "@/lib/site/first-letter";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { defineSetting } from "../define-setting";
import { trueOrFalse } from "../fields";

const enabled = trueOrFalse("Enabled");
const mobile = z.enum(["splash", "gate"], { error: "Mobile must be splash or gate." });
/** Missing on older rows, and optional for scripts. */
const statusOpen = trueOrFalse("Status open").default(false);
const splash = `${figures.timings.splashMs / 1000} seconds`;
const openSoon = `Within ${settingsLag}, visitors will no longer need a passcode or link.`;
const question = "New shared passcode: ";

export const protection = defineSetting({
  key: "protection",
  path: endpoints.protection,
  perRequest: true,
  stored: z.object({
    enabled,
    mobile,
    statusOpen,
    passcodeHash: z.string().nullable(),
    /** Missing on older rows. */
    passcodeFingerprint: z.string().nullish(),
  }),
  input: z.object({
    enabled,
    mobile,
    statusOpen,
    passcode: newPasscode.optional(),
  }),
  publicValue: z.object({ enabled }),
  toPublicValue: ({ enabled }) => ({ enabled }),
  initial: { enabled: false, mobile: "splash", statusOpen: false, passcodeHash: null },
  storedOnly: { passcodeHash: { mark: "passcode" }, passcodeFingerprint: "hidden" },
  title: "Passcode protection",
  lead: "With protection on, visitors see a gate until they enter the passcode. The console, the health check and links in emails stay reachable.",
  saved: (on) =>
    on
      ? `Saved. Protection is on and will take effect within ${settingsLag}.`
      : `Saved. Protection is off: ${lowerFirst(openSoon)}`,
  fields: {
    enabled: { kind: "check", label: "Protection is on", audited: "On", strong: true },
    passcode: {
      kind: "secret",
      label: "New shared passcode",
      audited: "Passcode",
      hint: ({ passcodeHash }) =>
        passcodeHash === null
          ? `There is no shared passcode yet. Protection needs one, or another active passcode or link. Minimum ${lengths.passcodeMinimum} characters.`
          : `A shared passcode is set (listed as “everyone”) and can’t be shown. Leave empty to keep it. A new one needs at least ${lengths.passcodeMinimum} characters, and people who used the old one will have to enter it.`,
      words: passcodeWords,
    },
    mobile: {
      kind: "radio",
      label: "Phones and tablets",
      options: [
        {
          value: "splash",
          label: "Splash screen",
          description: `Shown for ${splash}, then the site. No passcode.`,
        },
        {
          value: "gate",
          label: "Gate",
          description: "Phones and tablets need the passcode, like every other device.",
        },
      ],
      notice: {
        title: "Device detection can be spoofed",
        text: "Any browser can claim to be a phone. While phones get the splash screen, anyone who knows this can get past the gate. Choose the gate if the site must stay closed.",
      },
    },
    statusOpen: {
      kind: "check",
      label: "The status page stays open",
      audited: "Status page open",
      hint: "This includes its history, feeds, calendar, badge and email subscriptions. Its navigation links lead to pages that ask for the passcode.",
    },
  },
  footnote: {
    text: "The shared passcode is the same for everyone. You can also give people their own passcode or link.",
    href: consolePaths.access,
    label: "Passcodes and links",
  },
  state: {
    kind: "switch",
    isOn: ({ enabled }) => enabled,
    detail: () => null,
    closesSite: true,
    effects: {
      on: `Within ${settingsLag}, visitors will need a passcode or link for every page they open. Exceptions are pages that stay open, and phones and tablets if they get the splash screen.`,
      off: openSoon,
    },
    end: null,
  },
  file: null,
  command: {
    summary: "Switch the passcode gate on or off; change the shared passcode",
    help: `protection on [options]        show the passcode gate on every page
protection off                 open the site
protection passcode [WORD]     change the shared passcode; people must then enter the new one
protection status              show what is set

Options of "on":
  --passcode WORD          also set the passcode; you are asked for it if none is set yet
  --mobile splash|gate     what phones and tablets see: a splash for ${splash} and then the site (initially), or the gate.
                           Any program can claim to be a phone: use "gate" to keep everyone out.
  --status open|closed     whether the status page, its feeds and its calendar stay open (initially closed)

Without WORD, you are asked for the new passcode, or it is read from a pipe. It needs at least ${lengths.passcodeMinimum} characters.

Examples:
  npm run operator -- protection on --passcode "blue heron" --mobile gate
  npm run operator -- protection passcode "gray heron"
  npm run operator -- protection off`,
    verbs: {
      on: {
        options: { passcode: { type: "string" }, mobile: { type: "string" }, status: { type: "string" } },
        isSecret: true,
        asks: { name: "passcode", question, when: ({ passcodeHash }) => passcodeHash === null },
        write: ({ passcode, mobile, status }, current) => ({
          enabled: true,
          mobile: mobile ?? current.mobile,
          statusOpen: isStatusOpen(status) ?? current.statusOpen,
          passcode,
        }),
        resultMessage: passcodeMessage,
      },
      off: { write: (_typed, { mobile, statusOpen }) => ({ enabled: false, mobile, statusOpen }) },
      passcode: {
        word: { name: "passcode" },
        isSecret: true,
        asks: { name: "passcode", question, when: () => true },
        write: ({ passcode }, { enabled, mobile, statusOpen }) => ({ enabled, mobile, statusOpen, passcode }),
        resultMessage: passcodeMessage,
      },
    },
    describe: ({ enabled, mobile, statusOpen, passcodeHash }) =>
      [
        `Protection is ${enabled ? "ON" : "off"}.`,
        `  Passcode:     ${passcodeHash ? "set" : "not set"}`,
        ...(enabled ? [] : ["  When it is on:"]),
        `  Phones:       ${mobile === "splash" ? `see a splash for ${splash}, then the site` : "see the gate"}`,
        `  Status page:  ${statusOpen ? "stays open" : "closed with the rest"}`,
      ].join("\n"),
  },
  api: {
    name: "website protection",
    read: { enabled: false },
    write: { enabled: true, mobile: "splash", statusOpen: false, passcode: "a passcode of your choice" },
  },
});

function passcodeMessage({ passcode }: { passcode?: unknown }): string | null {
  if (typeof passcode !== "string") return null;
  return `Strength of the new passcode: ${passwordStrength(passcode)}. Anyone who used a previous one must enter the new one.`;
}

/** @returns the value of `--status`; invalid input is returned unchanged, so that the schema refuses it */
function isStatusOpen(typed: unknown): unknown {
  return typed === "open" || typed === "closed" ? typed === "open" : typed;
}
