import { TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { platformWords } from "@/lib/platform/words";
import { currentLanguage } from "@/lib/site/current-language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import type { PasswordProps } from "./form-field";
import { PasswordStrength } from "./password-strength";
import { PasswordToggle } from "./password-toggle";

/**
 * A password field with a show button and, for a new password (with `minLength`), a strength hint that never blocks. It has no maxLength on purpose: browsers
 * would silently cut a pasted password, and its owner could never sign in.
 */
export async function PasswordField({ hint, minLength, ...rest }: PasswordProps) {
  const language = await currentLanguage();
  const words = platformWords[language].form.password;
  return (
    <TextField
      {...rest}
      type="password"
      minLength={minLength}
      spellCheck={false}
      autoCapitalize="none"
      hint={
        minLength !== undefined && (
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            {/* The error says the same. */}
            <span className="in-[:has(>div>[aria-invalid=true])]:hidden">{hint}</span>
            <PasswordStrength
              field={rest.name}
              from={minLength}
              words={words.strengths}
              label={`${words.strength}${languageDefinitions[language].colon}`}
            />
          </span>
        )
      }
      trailing={
        <PasswordToggle
          field={rest.name}
          words={{ show: words.show, hide: words.hide }}
          icons={{ show: <Icon name="eye" />, hide: <Icon name="eye-off" /> }}
        />
      }
    />
  );
}
