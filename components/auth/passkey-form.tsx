"use client";

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The options for the browser's authenticator: to use an existing passkey, or to create one. */
export type PasskeyRequest =
  | { kind: "get"; options: PublicKeyCredentialRequestOptionsJSON }
  | { kind: "create"; options: PublicKeyCredentialCreationOptionsJSON };

interface PasskeyWords {
  button: string;
  waiting: string;
  cancelled: string;
  unsupported: string;
  elsewhere: string;
  known: string;
  incomplete: string;
}

type PasskeyFormProps = {
  action: string;
  /** The origin that the passkeys are valid for. */
  origin: string;
  request: PasskeyRequest;
  words: PasskeyWords;
  /** Additional form fields. */
  children?: ReactNode;
};

/** The library is loaded only when a passkey is requested. */
const loadLibrary = () => import("@simplewebauthn/browser");

function askAuthenticator(
  { startAuthentication, startRegistration }: Awaited<ReturnType<typeof loadLibrary>>,
  { kind, options }: PasskeyRequest,
): Promise<object> {
  return kind === "get"
    ? startAuthentication({ optionsJSON: options })
    : startRegistration({ optionsJSON: options });
}

function explain(error: unknown, words: PasskeyWords): string {
  return (error as Error).name === "InvalidStateError" ? words.known : words.cancelled;
}

/** A form that submits a passkey's response. Its button appears only if scripts run. */
export function PasskeyForm({ action, origin, request, words, children }: PasskeyFormProps) {
  const responseField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // Before the script runs, the browser would send the form without a passkey.
  const hasScript = useHydrated();
  // A page restored from the back-forward cache must not stay disabled.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => persisted && setWaiting(false);
    addEventListener("pageshow", revive);
    return () => removeEventListener("pageshow", revive);
  }, []);

  async function requestPasskey(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!responseField.current || isWaiting) return;
    if (window.location.origin !== origin) return setProblem(words.elsewhere);
    if (!window.PublicKeyCredential) return setProblem(words.unsupported);
    setProblem(null);
    setWaiting(true);
    const stop = (sentence: string) => {
      setProblem(sentence);
      setWaiting(false);
    };
    const library = await loadLibrary().catch(() => null);
    if (!library) return stop(words.incomplete);
    try {
      responseField.current.value = JSON.stringify(await askAuthenticator(library, request));
      form.submit();
    } catch (error) {
      stop(explain(error, words));
    }
  }

  return (
    <form method="post" action={action} onSubmit={requestPasskey} className="needs-js grid gap-4">
      {children}
      <input ref={responseField} type="hidden" name="credential" defaultValue="" />
      {problem && (
        <p role="alert" className="text-[0.9375rem] leading-6 text-flagged">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className={buttonClass("primary", "lg")}
        disabled={!hasScript}
        aria-disabled={isWaiting}
      >
        {isWaiting ? words.waiting : words.button}
      </button>
    </form>
  );
}
