import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { eventually } from "./eventually";

/** The emails that a server under test wrote. */
export class Mailbox {
  constructor(readonly directory: string) {}

  async all(): Promise<Email[]> {
    if (!existsSync(this.directory)) return [];
    const files = readdirSync(this.directory).filter((name) => name.endsWith(".eml"));
    return Promise.all(
      files.sort().map((name) => PostalMime.parse(readFileSync(path.join(this.directory, name)))),
    );
  }

  /** The email of an outbox row. @throws if it was not written */
  async ofRow(id: string): Promise<Email> {
    const name = readdirSync(this.directory).find((file) => file.endsWith(`-${id}.eml`));
    return PostalMime.parse(readFileSync(path.join(this.directory, String(name))));
  }

  async to(address: string): Promise<Email[]> {
    const mails = await this.all();
    return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  }

  /** The emails to an address, once there are `count` of them. @throws if there are fewer or more */
  async expectTo(address: string, count = 1): Promise<Email[]> {
    return eventually(async () => {
      const mails = await this.to(address);
      if (mails.length !== count) throw new Error(`${mails.length} emails to ${address}, expected ${count}`);
      return mails;
    });
  }
}
