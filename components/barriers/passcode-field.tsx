"use client";

import { type Ref, useState } from "react";
import { VisibilityButton } from "@/components/forms/visibility-button";
import { TextField } from "@/components/ui/field";
import { Glyph } from "@/components/ui/glyph";
import { glyphs } from "@/components/ui/glyphs";
import type { GateSettings } from "./gate-settings";

type PasscodeFieldProps = {
  ref: Ref<HTMLInputElement>;
  words: GateSettings["words"];
  error?: string;
  onInput: () => void;
};

export function PasscodeField({ ref, words, error, onInput }: PasscodeFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      ref={ref}
      name="passcode"
      label={words.label}
      type={isVisible ? "text" : "password"}
      required
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onInput={onInput}
      trailing={
        <VisibilityButton
          field="passcode"
          isVisible={isVisible}
          onToggle={() => setVisible(!isVisible)}
          words={words}
          icons={{ show: <Glyph d={glyphs.eye} />, hide: <Glyph d={glyphs["eye-off"]} /> }}
        />
      }
    />
  );
}
