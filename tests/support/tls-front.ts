import { createServer, request, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { generate } from "selfsigned";

export interface TlsFront {
  /** The site's address through the proxy. */
  url: string;
  /** The same host without TLS, which redirects to HTTPS. */
  plainUrl: string;
  /** The certificate that clients must trust. */
  certificate: string;
  close(): void;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as { port: number }).port));
  });

/**
 * A TLS-terminating proxy with its own certificate, as docs/deployment.md requires.
 * @param backend the site's address, read for each request
 */
export async function startTlsFront(backend: () => string): Promise<TlsFront> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const secure = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const forwarded = { ...headers, "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "https" };
    const passed = request(new URL(url ?? "/", backend()), { method, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await listen(secure);
  const url = `https://localhost:${port}`;
  const plain = createServer((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: `${url}${incoming.url}` }).end();
  });
  return {
    url,
    plainUrl: `http://localhost:${await listen(plain)}`,
    certificate: cert,
    close: () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
