import { TextField } from "@/components/ui/field";
import { peopleWords } from "@/lib/auth/people/words";
import { lengths } from "@/lib/platform/forms/lengths";

const { signIn: words, credentials } = peopleWords;

type PasswordFieldsProps = {
  /** The account's email address, if known. */
  email?: string;
  /** Prefix for ids, which must be unique when a page has two such forms. */
  prefix: string;
};

/** Email address (unless it is known), password and code. */
export function PasswordFields({ email, prefix }: PasswordFieldsProps) {
  return (
    <>
      {email === undefined ? (
        <TextField
          id={`${prefix}-email`}
          name="email"
          label={words.email}
          type="email"
          required
          maxLength={lengths.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        // For password managers only: somebody who is signed in doesn't enter their address again.
        <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      )}
      <TextField
        id={`${prefix}-password`}
        name="password"
        label={credentials.password}
        hint={words.passwordHint}
        type="password"
        maxLength={lengths.passwordMaximum}
        autoComplete="current-password"
      />
      <TextField
        id={`${prefix}-code`}
        name="code"
        label={words.code}
        hint={words.codeHint}
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
    </>
  );
}
