import type { DocumentationSection } from "./blocks";

export const integrationGuides: DocumentationSection = {
  id: "integration-guides",
  title: "Integration Guides",
  lead: "Four programs for four decisions every integration has to make.",
  icon: "puzzle",
  blocks: [
    {
      type: "text",
      text: "Each is complete: paste it into a file, set `PALISADE_API_KEY`, run it. They need nothing beyond the language itself.",
    },
    { type: "part", part: "guides" },
  ],
};

/** What each guide in code is for, by its id. */
export const guideTexts: Record<string, { title: string; text: string }> = {
  "hold-a-comment": {
    title: "Hold a comment until it is checked",
    text: "Decide what happens when there is no answer before it happens. This program holds: a timeout, an error and a flagged text all keep the comment back, and a queue can check it again later. A place where speed matters more may choose the opposite; choose knowingly.",
  },
  "check-an-upload": {
    title: "Check a picture and the words in it",
    text: "What a picture shows and what is written in it are two checks with two costs. Uploads from people you don’t know deserve both; send them together and merge what was found.",
  },
  "wait-and-retry": {
    title: "Wait as long as you are told to",
    text: "`429` and `503` pass by themselves; everything else needs a change on your side, so it is not retried. The random part of a second keeps a fleet of servers from coming back all at once.",
  },
  "watch-the-service": {
    title: "Ask whether it is the service",
    text: "Before an alarm wakes anyone, ask the health endpoint. It costs no credits, and the exit code tells a monitor what it needs to know. People look at the [status page](/status).",
  },
};
