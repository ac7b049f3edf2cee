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

/** How long an upload may stand still, in milliseconds: bytes not sent, or all sent and no response. */
const stallMs = 60_000;

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
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(null);

  useEffect(() => {
    const form = element.current?.closest("form");
    if (!form) return;
    let request: XMLHttpRequest | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After an abort, no other event of the request follows.
    const end = () => {
      clearTimeout(timer);
      request?.abort();
      request = null;
    };
    const stop = (message: string) => {
      end();
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
      const upload = new XMLHttpRequest();
      request = upload;
      upload.open("POST", form.action);
      upload.setRequestHeader("Accept", "application/json");
      upload.responseType = "json";
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(stop, stallMs, failed);
      };
      upload.upload.onprogress = ({ loaded, total }) => {
        setState({ sent: total > 0 ? loaded / total : 0 });
        watch();
      };
      upload.onerror = () => stop(failed);
      upload.onload = () => {
        clearTimeout(timer);
        // On a conflict the browser submits the form itself, to get the page that shows what changed together with the
        // draft.
        if (upload.status === 409 && successFragment === undefined) return form.submit();
        if (!ok(upload.status)) return stop(errorMessage(upload, failed));
        if (typeof upload.response?.next === "string") return location.assign(upload.response.next);
        // Another address, so that the page opens at its message: after a reload it would stay where the reader was.
        location.replace(`${location.pathname}?sent=${Date.now()}#${successFragment}`);
      };
      setState({ sent: 0 });
      upload.send(body);
      watch();
    };
    // A page restored from the back-forward cache can send again. An upload that isn't done goes on, or fails.
    const revive = ({ persisted }: PageTransitionEvent) => {
      const isSending = request !== null && request.readyState !== XMLHttpRequest.DONE;
      if (!persisted || isSending) return;
      end();
      setState(null);
    };
    form.addEventListener("submit", send);
    addEventListener("pageshow", revive);
    return () => {
      removeEventListener("pageshow", revive);
      form.removeEventListener("submit", send);
      end();
    };
  }, [successFragment, limit, failed]);

  return (
    <div ref={element} className="empty:hidden">
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
