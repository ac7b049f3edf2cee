import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { answerDocument } from "@/lib/privacy/answer/document";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";

const at = new Date("2027-03-01T15:00:00Z");
const held = {
  email: "ada@example.com",
  generatedAt: at,
  account: {
    email: "ada@example.com",
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
  statusUpdates: null,
  unconfirmedStatusUpdates: [],
  leftOut: ["Passwords, of which only hashes are stored."],
};
const files = [
  { name: "files/01-scan.pdf", label: "scan.pdf", contentType: "application/pdf", size: 90_000, addedAt: at },
];

test("the document of an answer opens without a network, says all in words and has no barrier", async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-answer-"));
  const file = path.join(folder, "your-data.html");
  writeFileSync(file, answerDocument({ reference: "GD-7K2M-9QXD", language: "en" }, held, files));
  const asked: string[] = [];
  // Nothing but the file itself.
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
  await page.getByRole("navigation").getByRole("link", { name: "Privacy requests" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Privacy requests" })).toBeInViewport();
  // What another system holds for the request names it, too.
  const request = page.getByRole("article").filter({ hasText: "Access my data" });
  await expect(request).toContainText("GD-7K2M-9QXD");
  await expect(page.getByRole("article").filter({ hasText: "crm" })).toContainText("12 since 2024");
  await expect(request).toContainText("March 1, 2027, 10:00");
  await expect(page.getByRole("article").filter({ hasText: "CT-1" })).toContainText(
    "<script>alert(1)</script>",
  );
  await expect(page.getByRole("link", { name: "scan.pdf" })).toHaveAttribute("href", "files/01-scan.pdf");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(asked).toEqual([pathToFileURL(file).href]);
  rmSync(folder, { recursive: true });
});
