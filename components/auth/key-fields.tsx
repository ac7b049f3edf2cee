import { TextField } from "@/components/ui/field";
import { peopleWords } from "@/lib/auth/people/words";
import { lengths } from "@/lib/platform/forms/lengths";

const { signIn: copy, keys } = peopleWords;

type KeyFieldsProps = {
  /** Whose key it is, where that is known. */
  email?: string;
  /** Tells the fields of two forms on a page apart. */
  prefix: string;
};

/** A person's address, unless it is known, and their password and code. */
export function KeyFields({ email, prefix }: KeyFieldsProps) {
  return (
    <>
      {email === undefined ? (
        <TextField
          id={`${prefix}-email`}
          name="email"
          label={copy.email}
          type="email"
          required
          maxLength={lengths.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        // Only for password managers: who is signed in is not asked again who they are.
        <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      )}
      <TextField
        id={`${prefix}-password`}
        name="password"
        label={keys.password}
        hint={copy.passwordHint}
        type="password"
        maxLength={lengths.passwordMaximum}
        autoComplete="current-password"
      />
      <TextField
        id={`${prefix}-code`}
        name="code"
        label={copy.code}
        hint={copy.codeHint}
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
