import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** Encodes the CBOR subset of attestation objects and COSE keys (RFC 8949). */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((entry) => entry.map(cbor))]);
}

/** The page's origin and the site that the passkey belongs to. */
interface Asked {
  origin: string;
  rpId: string;
}

/** A software security key: the responses of WebAuthn level 2, with real signatures. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 1;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(private readonly asked: Asked) {}

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.asked.origin, crossOrigin: false });
  }

  /** @param flags user present 1, user verified 4, with a key 64 */
  private data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.asked.rpId), Buffer.from([flags]), count]);
  }

  private answered(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  /** The response to `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }): string {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const authData = Buffer.concat([
      this.data(1 | 4 | 64),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cbor(key),
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return this.answered({
      clientDataJSON: base64url(this.clientData("webauthn.create", challenge)),
      attestationObject: base64url(cbor(attestation)),
      transports: ["usb"],
    });
  }

  /** The response to `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, { isVerified = true } = {}): string {
    this.counter += 1;
    const clientData = this.clientData("webauthn.get", challenge);
    const data = this.data(isVerified ? 1 | 4 : 1);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    return this.answered({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }
}
