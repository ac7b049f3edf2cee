"use client";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";

type UploadProgressProps = {
  /** The fragment of the page that says it was sent. */
  doneAt: string;
  sending: string;
  /** Said when no answer came, so that nobody knows whether it arrived. */
  failed: string;
};

/** `sent` is the part of the bytes that has left, from 0 to 1. */
type State = { sent: number } | { message: string } | null;

const ok = (status: number) => status >= 200 && status < 300;

const refusalOf = ({ response }: XMLHttpRequest, failed: string): string =>
  typeof response?.message === "string" ? response.message : failed;

/**
 * Sends the form it stands in while a bar shows how far its files are. A refused form keeps what was typed and chosen.
 * Without scripts, the browser sends the form.
 */
export function UploadProgress({ doneAt, sending, failed }: UploadProgressProps) {
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
      const body = new FormData(form);
      const hasFiles = [...body.values()].some((value) => value instanceof File && value.name !== "");
      if (!hasFiles) return;
      event.preventDefault();
      // fetch() reports no progress of what it sends.
      const own = new XMLHttpRequest();
      request = own;
      own.open("POST", form.action);
      own.setRequestHeader("Accept", "application/json");
      own.responseType = "json";
      own.upload.onprogress = ({ loaded, total }) => setState({ sent: total > 0 ? loaded / total : 0 });
      own.onerror = () => stop(failed);
      own.onload = () => {
        if (!ok(own.status)) return stop(refusalOf(own, failed));
        history.replaceState(null, "", `${location.pathname}#${doneAt}`);
        location.reload();
      };
      setState({ sent: 0 });
      own.send(body);
    };
    form.addEventListener("submit", send);
    return () => {
      form.removeEventListener("submit", send);
      request?.abort();
    };
  }, [doneAt, failed]);

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
