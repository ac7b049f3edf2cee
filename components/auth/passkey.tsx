import type { ReactNode } from "react";
import { peopleWords } from "@/lib/auth/people/words";
import { PasskeyForm, type PasskeyRequest } from "./passkey-form";

const { keys } = peopleWords;

type PasskeyProps = { action: string; origin: string; request: PasskeyRequest; children?: ReactNode };

/** The passkey form with its text, and a note for browsers without JavaScript. */
export function Passkey({ origin, request, ...form }: PasskeyProps) {
  const words = {
    button: request.kind === "get" ? keys.passkeyButton : keys.createButton,
    waiting: keys.waiting,
    cancelled: keys.cancelled,
    unsupported: keys.unsupported,
    elsewhere: keys.elsewhere(origin),
    known: keys.known,
  };
  return (
    <>
      <PasskeyForm {...form} origin={origin} request={request} words={words} />
      <noscript>
        <p className="text-[0.9375rem] leading-6 text-ink-soft">{keys.withScript}</p>
      </noscript>
    </>
  );
}
