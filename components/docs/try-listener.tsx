"use client";

import { useEffect } from "react";

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}
interface Reply {
  status: number;
  headers: Record<string, string>;
  type: string;
  body: unknown;
}
/** The exports of public/mock-api.mjs, the same file that readers run on their own machines. */
interface MockModule {
  createMock(document: unknown): { base: string; answer(call: Call): Reply };
}

/** Milliseconds after which loading counts as failed. */
const timeoutMs = 30_000;
const files = { mock: "/mock-api.mjs", description: "/openapi.json" };

async function loadMock(): Promise<ReturnType<MockModule["createMock"]>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const modules = Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ files.mock) as Promise<MockModule>,
    fetch(files.description, { signal }),
  ]);
  const [module, response] = await Promise.race([modules, tooLate]);
  if (!response.ok) throw new Error(`The description was answered with ${response.status}.`);
  return module.createMock(await response.json());
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Sends a panel's request to the mock, and shows the request and the response. */
function send(form: HTMLFormElement, { base, answer }: Awaited<ReturnType<typeof loadMock>>): void {
  const { method = "GET", path = "" } = form.dataset;
  const values = new FormData(form);
  const body = values.get("body");
  const call: Call = {
    method,
    path: base + path,
    headers: {
      authorization: "Bearer any-key-will-do",
      prefer: String(values.get("wish")),
      ...(typeof body === "string" && { "content-type": "application/json" }),
    },
    ...(typeof body === "string" && { body }),
  };
  const reply = answer(call);
  const show = (part: string, lines: string[]) => {
    const element = form.querySelector(`[data-part="${part}"]`);
    if (element) element.textContent = lines.join("\n").trim();
  };
  show("request", [`${method} ${call.path}`, ...headerLines(call.headers), "", call.body ?? ""]);
  show("answer", [
    String(reply.status),
    ...headerLines({ "content-type": reply.type, ...reply.headers }),
    "",
    JSON.stringify(reply.body, null, 2),
  ]);
}

/** Makes a page's panels work. The mock runs inside the page, so nothing is sent. Renders nothing. */
export function TryListener({ loading, failed }: Record<"loading" | "failed", string>) {
  useEffect(() => {
    let mock: ReturnType<typeof loadMock> | undefined;
    async function run(form: HTMLFormElement) {
      const [notice, ...results] = form.querySelectorAll<HTMLElement>(".try-result > *");
      const show = (sentence = "") => {
        if (notice) {
          notice.textContent = sentence;
          notice.hidden = sentence === "";
        }
        for (const part of results) part.hidden = sentence !== "";
      };
      show(loading);
      try {
        mock ??= loadMock();
        send(form, await mock);
        show();
      } catch {
        mock = undefined;
        show(failed);
      }
      // The response opens below the button, often outside the window.
      form.querySelector('[data-part="answer"]')?.scrollIntoView({ block: "nearest" });
    }
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.closest(".try-it")) return;
      event.preventDefault();
      void run(event.target);
    };
    // Requests that were sent before this script ran (components/announcement/first-paint.ts).
    for (const form of document.querySelectorAll<HTMLFormElement>(".try-it form[data-sent]")) {
      delete form.dataset.sent;
      void run(form);
    }
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [loading, failed]);
  return null;
}
