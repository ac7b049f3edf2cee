import { connect } from "node:net";

/** Sends bytes as they are, and gives back all that comes until the other end closes the connection. */
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
