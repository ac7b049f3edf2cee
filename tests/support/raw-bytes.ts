import { connect } from "node:net";

/** Sends raw bytes, and returns everything received until the other side closes the connection. */
export function rawBytes(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const connection = connect(Number(port), hostname);
    let got = "";
    connection.on("data", (data) => {
      got += data;
    });
    connection.on("error", reject);
    connection.on("close", () => resolve(got));
    connection.write(sent);
  });
}
