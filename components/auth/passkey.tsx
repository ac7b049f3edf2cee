import type { ReactNode } from "react";
import { peopleWords } from "@/lib/auth/people/words";
import { PasskeyForm, type PasskeyRequest } from "./passkey-form";

const { credentials } = peopleWords;

type PasskeyProps = { action: string; origin: string; request: PasskeyRequest; children?: ReactNode };

/** The passkey form with its text, and a note for browsers without JavaScript. */
export function Passkey({ origin, request, ...form }: PasskeyProps) {
  const words = {
    button: request.kind === "get" ? credentials.passkeyButton : credentials.createButton,
    waiting: credentials.waiting,
    cancelled: credentials.cancelled,
    unsupported: credentials.unsupported,
    elsewhere: credentials.elsewhere(origin),
    known: credentials.known,
    incomplete: credentials.incomplete,
  };
  return (
    <>
      <PasskeyForm {...form} origin={origin} request={request} words={words} />
      <noscript>
        <p className="text-[0.9375rem] leading-6 text-ink-soft">{credentials.withScript}</p>
      </noscript>
    </>
  );
}
