"use client";

import type { ReactNode } from "react";
import { useForm } from "./form-context";

/** The error of a field, associated by its id. `icon` is rendered on the server. */
export function LiveFieldError({ name, icon }: { name: string; icon: ReactNode }) {
  const { state } = useForm();
  const sentence = state.phase === "error" ? state.fields[name] : undefined;
  return (
    <p
      id={`${name}-error`}
      hidden={!sentence}
      className="mt-2 flex gap-1.5 text-[0.875rem] leading-5 font-medium text-flagged"
    >
      {icon}
      {sentence}
    </p>
  );
}
