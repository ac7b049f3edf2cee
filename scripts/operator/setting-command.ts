import { existsSync, readFileSync } from "node:fs";
import type { ParseArgsConfig } from "node:util";
import { anySetting, type FileKey, type KeyedSetting, type SettingKey } from "@/lib/settings";
import type { SettingFormValues, Verb } from "@/lib/settings/define-setting";
import { putFile } from "@/lib/settings/put-file";
import { getSetting } from "@/lib/settings/store";
import { activeNote, change, changeCurrent } from "./change-setting";
import { ask, assertNoArgs, type Command, readArgs, type Terminal, takeVerb, UsageError } from "./command";

import { describeMoment, parseEnd } from "./moment";

const times = { until: { type: "string" }, for: { type: "string" } } as const;

/** The arguments after a verb. @throws UsageError */
function typedFor(
  { options, takesEnd, word, isSecret }: Verb<object>,
  args: string[],
  now: Date,
): SettingFormValues {
  const known: NonNullable<ParseArgsConfig["options"]> = { ...options, ...(takesEnd && times) };
  const { values, positionals } = readArgs(args, known, { maxArguments: word ? 1 : 0, isSecret });
  const typed: SettingFormValues = { ...(values as SettingFormValues) };
  if (takesEnd) typed.end = parseEnd(values as { until?: string; for?: string }, now);
  if (!word) return typed;
  if (!positionals[0] && word.missing) throw new UsageError(word.missing);
  return { ...typed, [word.name]: positionals[0] };
}

/** A setting as lines of text: the current value, or the given one. */
export async function describeSetting(key: SettingKey, now: Date, value?: object): Promise<string> {
  const shown = value ?? (await getSetting(key)).value;
  return anySetting(key).command.describe(shown, (iso) => describeMoment(iso, now));
}

async function carryOut(
  key: SettingKey,
  verb: Verb<object>,
  typed: SettingFormValues,
  terminal: Terminal,
): Promise<object> {
  const { word, asks, write } = verb;
  const named = word && typed[word.name];
  if (anySetting(key).file && typeof named === "string" && existsSync(named)) {
    return changeCurrent(key as FileKey, (_current, context, version) =>
      putFile(context, {
        key: key as FileKey,
        version,
        bytes: readFileSync(named),
        theme: typed.dark === true ? "dark" : "light",
      }),
    );
  }
  if (asks && typed[asks.name] === undefined && asks.when((await getSetting(key)).value)) {
    typed[asks.name] = await ask(asks.question, terminal);
  }
  return change(key, (current) => write(typed, current));
}

/** The command of a setting: the verbs of its definition, and `status`. */
export function settingCommand({ key, slug, command }: KeyedSetting): Command {
  const { summary, help, verbs } = command;
  return {
    name: slug,
    summary,
    help,
    async run(args, terminal) {
      const [name, rest] = takeVerb(args, [...Object.keys(verbs), "status"]);
      const now = new Date();
      const verb = verbs[name];
      if (!verb) {
        assertNoArgs(rest);
        return describeSetting(key, now);
      }
      const typed = typedFor(verb, rest, now);
      const value = await carryOut(key, verb, typed, terminal);
      const output = [await describeSetting(key, now, value), verb.resultMessage?.(typed), activeNote];
      return output.filter(Boolean).join("\n");
    },
  };
}
