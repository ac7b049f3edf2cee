import { anySetting, type SettingKey } from "@/lib/settings";
import { type Command, type Terminal, takeVerb } from "./command";
import { settingCommand } from "./setting-command";

type Run = (args: string[], now: Date, terminal: Terminal) => Promise<string>;

/** The command of a setting that has verbs besides those of its definition. */
export function extendCommand(
  key: SettingKey,
  { summary, help, verbs }: { summary: string; help: string; verbs: Record<string, Run> },
): Command {
  const setting = settingCommand(anySetting(key));
  return {
    name: setting.name,
    summary,
    help: `${setting.help}\n\n${help}`,
    run(args, terminal) {
      const own = Object.hasOwn(verbs, args[0] ?? "") ? verbs[args[0] ?? ""] : undefined;
      if (own) return own(args.slice(1), new Date(), terminal);
      takeVerb(args, [...Object.keys(anySetting(key).command.verbs), "status", ...Object.keys(verbs)]);
      return setting.run(args, terminal);
    },
  };
}
