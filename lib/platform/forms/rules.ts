import { platformWords } from "@/lib/platform/words";
import type { Language } from "@/lib/site/language";
import type { FieldRule, FieldSpec } from "./spec";

/** Whether its label says that it is optional. A folded field may be required by what is filled in beside it. */
export const saysOptional = ({ required, folded }: FieldSpec): boolean => !required && !folded;

/** A field's rules, with the error messages of the server's schemas. */
export function ruleOf(field: FieldSpec, language: Language): FieldRule {
  const { kind, name, label, required, missing } = field;
  const { fields: words } = platformWords[language];
  const { minLength: minimum, maxLength: maximum }: { minLength?: number; maxLength?: number } =
    "maxLength" in field ? field : {};
  return {
    kind,
    name,
    errors: {
      missing: required ? (missing ?? words.required({ label })) : undefined,
      mistyped: kind === "email" ? words.noAddress : undefined,
      short:
        minimum === undefined ? undefined : { length: minimum, sentence: words.tooShort({ label, minimum }) },
      long:
        maximum === undefined ? undefined : { length: maximum, sentence: words.tooLong({ label, maximum }) },
    },
  };
}
