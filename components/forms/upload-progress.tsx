"use client";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";

type UploadProgressProps = {
  /** The fragment of the page's success message; absent if the response names the next page. */
  successFragment?: string;
  /** The size limit of all files together, and the error if they exceed it. */
  limit?: { bytes: number; sentence: string };
  sending: string;
  /** The error if no response arrived. The upload may have succeeded. */
  failed: string;
};

/** `sent` is the fraction of bytes sent, from 0 to 1. */
type State = { sent: number } | { message: string } | null;

const ok = (status: number) => status >= 200 && status < 300;

const errorMessage = ({ response }: XMLHttpRequest, failed: string): string =>
  typeof response?.message === "string" ? response.message : failed;

/**
 * Submits its form with a progress bar. A refused form keeps its values and files. Without JavaScript, the browser
 * submits it.
 */
export function UploadProgress({ successFragment, limit, sending, failed }: UploadProgressProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(null);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    let request: XMLHttpRequest | null = null;
    const stop = (message: string) => {
      request = null;
      setState({ message });
    };
    const send = (event: SubmitEvent) => {
      if (request) return event.preventDefault();
      // A button with its own action.
      if (event.submitter?.hasAttribute("formaction")) return;
      const body = new FormData(form, event.submitter);
      const files = [...body.values()].filter(
        (value) => value instanceof File && value.name !== "",
      ) as File[];
      if (files.length === 0) return;
      event.preventDefault();
      if (limit && files.reduce((sum, { size }) => sum + size, 0) > limit.bytes) return stop(limit.sentence);
      // fetch() doesn't report upload progress.
      const own = new XMLHttpRequest();
      request = own;
      own.open("POST", form.action);
      own.setRequestHeader("Accept", "application/json");
      own.responseType = "json";
      own.upload.onprogress = ({ loaded, total }) => {
        if (request === own) setState({ sent: total > 0 ? loaded / total : 0 });
      };
      own.onerror = () => request === own && stop(failed);
      own.onload = () => {
        if (request !== own) return;
        // On a conflict the browser submits the form itself, to get the page that shows what changed together with the
        // draft.
        if (own.status === 409 && successFragment === undefined) return form.submit();
        if (!ok(own.status)) return stop(errorMessage(own, failed));
        if (typeof own.response?.next === "string") return location.assign(own.response.next);
        // Another address, so that the page opens at its message: after a reload it would stay where the reader was.
        location.replace(`${location.pathname}?sent=${Date.now()}#${successFragment}`);
      };
      setState({ sent: 0 });
      own.send(body);
    };
    // A page restored from the back-forward cache can send again.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      request = null;
      setState(null);
    };
    form.addEventListener("submit", send);
    addEventListener("pageshow", revive);
    return () => {
      removeEventListener("pageshow", revive);
      form.removeEventListener("submit", send);
      request?.abort();
    };
  }, [successFragment, limit, failed]);

  return (
    <div ref={place} className="empty:hidden">
      {state && "sent" in state && (
        <div role="status">
          <p className="mb-2 text-ink-soft">{sending}</p>
          <progress
            aria-label={sending}
            max={1}
            value={state.sent < 1 ? state.sent : undefined}
            className="block h-2 w-full accent-accent"
          />
        </div>
      )}
      {state && "message" in state && (
        <Notice tone="danger" role="alert">
          {state.message}
        </Notice>
      )}
    </div>
  );
}
