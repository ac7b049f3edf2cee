import { facts } from "@/lib/facts";
import type { LegalTable } from "./legal";

const { credits, plans } = facts;

export const creditTable: LegalTable = {
  caption: "Credits per request",
  columns: ["Request", "Credits"],
  rows: [
    ["Text", `${credits.cost.text}`],
    ["Advanced text analysis", `${credits.cost.advancedText}`],
    ["Audio", `${credits.cost.audio}`],
    ["Image", `${credits.cost.image}`],
    ["OCR scanning", `${credits.cost.ocr}`],
    ["Video", `${credits.cost.video}`],
  ],
};

export const planTable: LegalTable = {
  caption: "Service levels by plan",
  columns: ["Commitment", "Developer", "Enterprise"],
  rows: [
    ["Uptime", plans.developer.uptimeSla, plans.enterprise.uptimeSla],
    ["API requests", `${plans.developer.ratePerMinute} per minute`, "Unlimited"],
    [
      "First support response",
      `${plans.developer.supportHours} hours`,
      `Under ${plans.enterprise.supportHours} hour`,
    ],
    ["Credits", "Pay as you go", "Unlimited"],
    ["Rollover of unused credits", "Not available", "Available"],
  ],
};
