"use client";

import { type Ref, useState } from "react";
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
  const [shown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      name="passcode"
      label={words.label}
      type={shown ? "text" : "password"}
      required
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onInput={onInput}
      trailing={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? words.hide : words.show}
          aria-controls="passcode"
          className="needs-js grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          <Glyph d={shown ? glyphs["eye-off"] : glyphs.eye} />
        </button>
      }
    />
  );
}
