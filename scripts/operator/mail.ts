import { sendTestMail } from "@/lib/mail/test-mail";
import { type Command, verbOf } from "./command";
import { emailArgument } from "./email-argument";

export const mailCommand: Command = {
  name: "mail",
  summary: "Send a test email, and show what the mail server answers",
  help: `mail test ADDRESS    send one email to ADDRESS now, and print the mail server’s answer

It uses SMTP_URL and MAIL_FROM as the site does. Nothing is stored, and there is no second attempt. The exit status is 1 if the
email wasn’t delivered.

Example:
  npm run operator -- mail test you@example.com`,

  async run(args) {
    const [, rest] = verbOf(args, ["test"] as const);
    return sendTestMail(emailArgument(rest), new Date());
  },
};
