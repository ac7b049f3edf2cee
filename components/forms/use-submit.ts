"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Payload } from "@/lib/platform/forms/payload";
import { type SubmitResult, submitForm } from "@/lib/platform/forms/send";
import type { FormResponseBody, Target } from "@/lib/platform/forms/spec";

export type Submission =
  | { phase: "idle" }
  | { phase: "sending" }
  /** `response` is null after a plain form post, which ends in a redirect, so the submitted values are unknown. */
  | { phase: "success"; response: FormResponseBody | null; sent: Payload }
  | { phase: "error"; message: string; fields: Record<string, string> };

/**
 * One submission at a time: idle → sending → success or error. A call during a submission does nothing.
 * @param leaves whether a success leads to another page
 */
export function useSubmit(target: Target, start: Submission = { phase: "idle" }, leaves = false) {
  const [state, setState] = useState<Submission>(start);
  const underWay = useRef(false);

  const submit = useCallback(
    async (payload: Payload): Promise<SubmitResult | undefined> => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setState({ phase: "sending" });
      const outcome = await submitForm(target, payload);
      underWay.current = false;
      setState(
        outcome.ok
          ? { phase: "success", response: outcome.response, sent: payload }
          : { ...outcome, phase: "error" },
      );
      return outcome;
    },
    [target],
  );

  // A page restored from the back-forward cache must not stay disabled. A result shown in it stays.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      // A request that isn't answered yet goes on, or fails.
      if (!persisted || underWay.current) return;
      setState((now) =>
        now.phase === "sending" || (leaves && now.phase === "success") ? { phase: "idle" } : now,
      );
    };
    window.addEventListener("pageshow", revive);
    return () => window.removeEventListener("pageshow", revive);
  }, [leaves]);

  return { state, setState, submit };
}
