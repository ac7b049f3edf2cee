import { CopyButton } from "@/components/console/copy-button";
import { controlClass, TextField } from "@/components/ui/field";
import type { TotpSetup } from "@/lib/auth/credentials/codes";
import { peopleWords } from "@/lib/auth/people/words";
import { lengths } from "@/lib/platform/forms/lengths";

const { credentials: words } = peopleWords;

/** Dark squares as one path, one unit each. */
const outline = (squares: boolean[][]) =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** The fields to set up a password and an authenticator app. Nothing is stored until the form is submitted. */
export function PasswordSetup({ setup, email }: { setup: TotpSetup; email: string }) {
  const size = setup.squares.length;
  return (
    <>
      <input type="hidden" name="setup" value={setup.encryptedSecret} />
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        required
        minLength={lengths.passwordMinimum}
        maxLength={lengths.passwordMaximum}
        autoComplete="new-password"
      />
      <div className="grid gap-3">
        <p className="text-[0.9375rem] leading-6">{words.scan}</p>
        <svg
          role="img"
          aria-label={words.picture}
          viewBox={`0 0 ${size} ${size}`}
          className="size-44 rounded-lg bg-white text-black"
          shapeRendering="crispEdges"
        >
          <path d={outline(setup.squares)} fill="currentColor" />
        </svg>
        <div data-copy className="grid justify-items-start gap-2">
          <textarea
            readOnly
            rows={2}
            value={setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}
            aria-label={words.setupKey}
            className={controlClass("resize-none py-2.5 font-mono text-[0.8125rem] leading-5")}
          />
          <CopyButton of={words.setupKey} compact />
        </div>
      </div>
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="font-mono"
      />
    </>
  );
}
