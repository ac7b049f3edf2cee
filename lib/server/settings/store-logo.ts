import "server-only";
import { createHash } from "node:crypto";
import { logoCopy } from "@/lib/content/operator/settings";
import { imageFacts } from "@/lib/images/image-facts";
import { lengths } from "@/lib/limits";
import { logoPath } from "@/lib/paths";
import { Refusal } from "@/lib/refusal";
import type { Transaction } from "../db";

const kinds = "PNG, JPEG, WebP or AVIF";

function refused(sentence: string): Refusal {
  return new Refusal(422, sentence, { fields: { logoUrl: sentence } });
}

/**
 * Checks an image by its bytes and prepares to store it under their hash.
 * @returns the work of a transaction, which answers the image's path
 * @throws Refusal 422 for anything but a sensible raster image; SVG can carry scripts and is refused with the rest
 */
export function storeLogo(bytes: Buffer, now: Date) {
  const facts = imageFacts(bytes);
  if (!facts) throw refused(`The logo must be a ${kinds} image.`);
  const side = lengths.logoPixels;
  const fits = [facts.width, facts.height].every((pixels) => pixels >= 1 && pixels <= side);
  if (!fits) throw refused(`The logo must be at most ${side} by ${side} pixels.`);
  if (bytes.length > lengths.logoBytes) throw refused(logoCopy.tooLarge);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);

  return async (tx: Transaction): Promise<string> => {
    const row = { hash, contentType: facts.contentType, bytes: new Uint8Array(bytes), createdAt: now };
    await tx.logoImage.upsert({ where: { hash }, create: row, update: {} });
    return logoPath(hash);
  };
}
