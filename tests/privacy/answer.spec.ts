import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { answerDocument } from "@/lib/privacy/answers/document/document";
import { processingOf } from "@/lib/privacy/answers/processing/processing";
import { violations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser";

test.use({ sharesSite: true });

const at = new Date("2027-03-01T15:00:00Z");
const held = {
  email: "ada-answer@example.com",
  generatedAt: at,
  account: {
    email: "ada-answer@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    companyName: "Analytical <Engines>",
    createdAt: at,
    verifiedAt: null,
    signUps: [{ firstName: "Ada", lastName: "L.", companyName: "", createdAt: at }],
  },
  contactMessages: [
    {
      reference: "CT-1",
      message: "Two\nlines <script>alert(1)</script>",
      type: "general",
      createdAt: at,
      events: [],
    },
  ],
  privacyRequests: [
    {
      reference: "GD-7K2M-9QXD",
      law: "gdpr",
      requestType: "access",
      state: "completed",
      receivedAt: at,
      gpc: false,
      events: [{ at, actor: "requester", kind: "received", note: null }],
      attachments: [
        { number: 1, label: "scan.pdf", contentType: "application/pdf", size: 90_000, addedAt: at },
      ],
    },
  ],
  filedAsAgent: [],
  otherSystems: [
    {
      system: "crm",
      request: "GD-7K2M-9QXD",
      outcome: "holds",
      reportedAt: at,
      items: [{ label: "Orders", value: "12 since 2024" }],
    },
  ],
  mails: [{ subject: "We received your request", text: "", state: "sent", createdAt: at, sentAt: at }],
  refusedForms: [],
  optOutSignal: null,
  statusUpdates: null,
  unconfirmedStatusUpdates: [],
  leftOut: ["Passwords, of which only hashes are stored."],
};
const files = [
  { name: "files/01-scan.pdf", label: "scan.pdf", contentType: "application/pdf", size: 90_000, addedAt: at },
];

test("the document of an answer opens offline, is complete, and is accessible", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-answer-"));
  const file = path.join(folder, "your-data.html");
  const request = {
    law: "gdpr",
    region: null,
    language: "en",
    explanation: "Our payroll provider has it, too.",
  } as const;
  const processing = processingOf(request, held);
  writeFileSync(file, answerDocument({ reference: "GD-7K2M-9QXD", language: "en" }, held, processing, files));
  const asked: string[] = [];
  // Only the file itself is requested.
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
  await page.getByRole("navigation").getByRole("link", { name: "Privacy requests" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Privacy requests" })).toBeInViewport();
  // Records from another system for the request contain the name too.
  const record = page
    .getByRole("article")
    .filter({ hasText: "Received" })
    .filter({ hasText: "Access my data" });
  await expect(record).toContainText("GD-7K2M-9QXD");
  await expect(
    page.getByRole("article").filter({ hasText: "crm" }).filter({ hasText: "Reported for" }),
  ).toContainText("12 since 2024");
  await expect(record).toContainText("March 1, 2027, 10:00");
  await expect(page.getByRole("article").filter({ hasText: "CT-1" })).toContainText(
    "<script>alert(1)</script>",
  );
  await expect(page.getByRole("link", { name: "scan.pdf" })).toHaveAttribute("href", "files/01-scan.pdf");
  await page.getByRole("link", { name: "What we do with your data" }).click();
  const processed = page.getByRole("region", { name: "What we do with your data" });
  await expect(processed).toBeInViewport();
  await expect(processed.getByRole("article").filter({ hasText: "Answering messages" })).toContainText(
    "Contact Messages: 12 months",
    { ignoreCase: true },
  );
  await expect(processed).toContainText("Our payroll provider has it, too.");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(asked).toEqual([pathToFileURL(file).href]);
  rmSync(folder, { recursive: true });
});
