import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Received {
  email: Email;
  /** The envelope recipients, which are independent of the headers. */
  recipients: string[];
  secure: boolean;
  user: unknown;
}

/** The server's behavior in the next steps, which a test can set and reset. */
interface Behavior {
  /** Response codes that replace acceptance. */
  greeting?: number;
  signIn?: number;
  recipient?: number;
  content?: number;
  /** Accepts the message and closes the connection without a response. */
  hangUp?: boolean;
  /** Responds only after this promise has settled. */
  hold?: Promise<void>;
}

const credentials = { user: "mailer", password: "p@ss/word" };

function refusal(code: number): Error {
  return Object.assign(new Error("refused on purpose"), { responseCode: code });
}

/** The whole message, or null if its sender disconnected. */
async function contentOf(stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

/** A real mail server on its own port, with TLS and authentication, whose behavior a test controls. */
export async function startSmtp({ port = 0, secure = true, /** Counts only. */ discard = false } = {}) {
  const received: Received[] = [];
  let accepted = 0;
  const state: { behavior: Behavior } = { behavior: {} };
  const server = new SMTPServer({
    secure,
    authOptional: false,
    closeTimeout: 100,
    onConnect: (_session, done) => done(state.behavior.greeting ? refusal(state.behavior.greeting) : null),
    onAuth: ({ username, password }, _session, done) => {
      const right = username === credentials.user && password === credentials.password;
      if (!right || state.behavior.signIn) return done(refusal(state.behavior.signIn ?? 535));
      return done(null, { user: username });
    },
    onRcptTo: (_address, _session, done) =>
      done(state.behavior.recipient ? refusal(state.behavior.recipient) : null),
    onData: async (stream, session, done) => {
      const message = await contentOf(stream);
      if (!message) return;
      accepted += 1;
      if (discard) return done();
      const email = await PostalMime.parse(message);
      const { hold, content, hangUp } = state.behavior;
      await hold;
      if (content) return done(refusal(content));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ email, recipients, secure: session.secure, user: session.user });
      if (!hangUp) return done();
      for (const connection of server.connections) if (connection.id === session.id) connection.close();
    },
  });
  // Clients that disconnect are part of the tests.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  const { user, password } = credentials;
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const origin = `${secure ? "smtps" : "smtp"}://${signIn}@127.0.0.1:${address.port}`;
  return Object.assign(state, {
    received,
    port: address.port,
    accepted: () => accepted,
    /** Its certificate is self-signed, so a client has to trust it explicitly. */
    url: `${origin}?tls.rejectUnauthorized=false`,
    strictUrl: origin,
    to: (recipient: string) => received.filter(({ recipients }) => recipients.includes(recipient)),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
