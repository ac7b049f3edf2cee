"use client";

import { useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import { passwordStrength, type Strength } from "@/lib/accounts/password-strength";

const looks: Record<Strength, { bars: number; bar: string }> = {
  weak: { bars: 1, bar: "bg-flagged" },
  fair: { bars: 2, bar: "bg-review" },
  good: { bars: 3, bar: "bg-allowed" },
  strong: { bars: 4, bar: "bg-allowed" },
};

type PasswordStrengthProps = { field: string; from: number; label: string; words: Record<Strength, string> };

/**
 * The password strength as a word and four bars, for the field with the given id, once it has `from` characters. The
 * label ends with a colon.
 */
export function PasswordStrength({ field, from, label, words }: PasswordStrengthProps) {
  const [strength, setStrength] = useState<Strength>();

  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null;
    const look = () => {
      const password = input?.value ?? "";
      setStrength(password.length < from ? undefined : passwordStrength(password));
    };
    // Visitors may type before this script runs.
    look();
    input?.addEventListener("input", look);
    return () => input?.removeEventListener("input", look);
  }, [field, from]);

  if (!strength) return null;
  const look = looks[strength];
  return (
    <span className="inline-flex items-center gap-2">
      <span>
        <span className="sr-only">{label} </span>
        {words[strength]}
      </span>
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx(
              "h-1.5 w-3.5 rounded-full forced-colors:border",
              bar <= look.bars ? look.bar : "bg-line",
            )}
          />
        ))}
      </span>
    </span>
  );
}
