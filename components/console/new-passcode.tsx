"use client";

import { useState } from "react";
import { PasswordStrength } from "@/components/forms/password-strength";
import { VisibilityButton } from "@/components/forms/visibility-button";
import { TextField } from "@/components/ui/field";
import { Glyph } from "@/components/ui/glyph";
import { glyphs } from "@/components/ui/glyphs";
import type { Strength } from "@/lib/accounts/password-strength";

type NewPasscodeProps = {
  name: string;
  label: string;
  labels: { show: string; hide: string; strength: string; strengths: Record<Strength, string> };
  hint?: string;
  error?: string;
};

/** A field for a new passcode: masked by default, and never autofilled by the browser. */
export function NewPasscode({ labels, hint, ...rest }: NewPasscodeProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...rest}
      hint={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{hint}</span>
          <PasswordStrength
            field={rest.name}
            from={1}
            label={`${labels.strength}:`}
            words={labels.strengths}
          />
        </span>
      }
      type={isVisible ? "text" : "password"}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <VisibilityButton
          field={rest.name}
          isVisible={isVisible}
          onToggle={() => setVisible(!isVisible)}
          words={labels}
          icons={{ show: <Glyph d={glyphs.eye} />, hide: <Glyph d={glyphs["eye-off"]} /> }}
        />
      }
    />
  );
}
