import { retries } from "@/lib/integration-api/guides";
import { keyVariable, languages, urlVariable } from "@/lib/integration-api/languages";
import type { DocumentationSection } from "./blocks";

export const integrationGuides: DocumentationSection = {
  id: "integration-guides",
  title: "Integration Guides",
  lead: "Four programs for four decisions every integration has to make.",
  icon: "puzzle",
  blocks: [
    { type: "heading", id: "run-a-sample", text: "Run a sample" },
    {
      type: "text",
      text: `Every program on this page is complete: save it in a file, set \`${keyVariable}\`, run it. \`${urlVariable}\` points it at another address, such as that of [the mock](#quick-start); without it, it calls the API.`,
    },
    {
      type: "table",
      caption: "How each language is run",
      columns: ["Language", "Command, with the file’s name", "Needs"],
      rows: languages.map(({ label, run, needs }) => [label, run, needs]),
    },
    {
      type: "text",
      text: "`--fail-with-body` is what older versions of curl don’t know. The programs use their language’s own library; `tsx`, which `npx` fetches, is the one thing that may have to be installed.",
    },
    { type: "part", part: "guides" },
  ],
};

/** What each guide in code is for, by its id. */
export const guideTexts: Record<string, { title: string; text: string }> = {
  "hold-a-comment": {
    title: "Hold a comment until it is checked",
    text: "Decide what happens when there is no answer before it happens. This program publishes on `flagged: false` and on nothing else: a timeout, an error, an answer without a verdict and a flagged text all keep the comment back, and it logs why. A queue can check it again later. A place where speed matters more may choose the opposite; choose knowingly.",
  },
  "check-an-upload": {
    title: "Check a picture and the words in it",
    text: "What a picture shows and what is written in it are two checks with two costs. Uploads from people you don’t know deserve both: send them together, and let the picture through only when both say `flagged: false`.",
  },
  "wait-and-retry": {
    title: "Wait as long as you are told to",
    text: `\`429\` and \`503\` pass by themselves, and another 5xx or no answer in time may: send the same again, ${retries.tries} times in all. Every other 4xx needs a change on your side first. Wait as many seconds as \`Retry-After\` says; where it says nothing or is no number, 1, then 2, then 4; never more than ${retries.longestPause}. The random part of a second on top keeps a fleet of servers from coming back all at once. Whether a try without an answer took credits is [not said](#left-open).`,
  },
  "watch-the-service": {
    title: "Ask whether it is the service",
    text: "Before an alarm wakes anyone, ask the health endpoint. The exit code tells a monitor what it needs to know. The [status page](/status) is something else: it shows what this website measured.",
  },
};
