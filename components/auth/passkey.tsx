import type { ReactNode } from "react";
import { peopleWords } from "@/lib/auth/people/words";
import { PasskeyForm, type PasskeyRequest } from "./passkey-form";

const { keys: copy } = peopleWords;

type PasskeyProps = { action: string; origin: string; request: PasskeyRequest; children?: ReactNode };

/** The passkey form with its text, and a note for browsers without JavaScript. */
export function Passkey({ origin, request, ...form }: PasskeyProps) {
  const words = {
    button: request.kind === "get" ? copy.passkeyButton : copy.createButton,
    waiting: copy.waiting,
    cancelled: copy.cancelled,
    unsupported: copy.unsupported,
    elsewhere: copy.elsewhere(origin),
    known: copy.known,
  };
  return (
    <>
      <PasskeyForm {...form} origin={origin} request={request} words={words} />
      <noscript>
        <p className="text-[0.9375rem] leading-6 text-ink-soft">{copy.withScript}</p>
      </noscript>
    </>
  );
}
