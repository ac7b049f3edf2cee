import "server-only";
import { createHash } from "node:crypto";
import { read, type Transaction } from "@/lib/platform/database";
import { fetchPublic } from "@/lib/platform/fetch-public";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { imageInfo } from "@/lib/platform/image-info";
import { UnreachableAddress } from "@/lib/platform/public-request";
import { logoFolder, logoPath } from "@/lib/site/paths";
import { settings } from "./";

const kinds = "PNG, JPEG, WebP or AVIF";

/** The hash of a logo that the site itself serves; null for any other. */
const heldHash = (logoUrl: string | null) =>
  logoUrl?.startsWith(`${logoFolder}/`) ? logoUrl.slice(logoFolder.length + 1) : null;

/** Of the images that the site holds it serves only the current one: what was replaced must not stay public. */
export async function removeReplacedLogos(tx: Transaction, logoUrl: string | null): Promise<number> {
  const others = { hash: { not: heldHash(logoUrl) ?? "" } };
  return (await tx.logoImage.deleteMany({ where: others })).count;
}

function refused(sentence: string): HttpError {
  return new HttpError(422, sentence, { fields: { logoUrl: sentence } });
}

/**
 * Checks an image by its bytes and prepares to store it under their hash.
 * @returns the work of a transaction, which answers the image's path
 * @throws HttpError 422 for anything but a sensible raster image; SVG can carry scripts and is refused with the rest
 */
export function storeLogo(bytes: Buffer, now: Date) {
  const facts = imageInfo(bytes);
  if (!facts) throw refused(`The logo must be a ${kinds} image.`);
  const side = lengths.logoPixels;
  const fits = [facts.width, facts.height].every((pixels) => pixels >= 1 && pixels <= side);
  if (!fits) throw refused(`The logo must be at most ${side} by ${side} pixels.`);
  if (bytes.length > settings.logo.file.maximumBytes) throw refused(settings.logo.file.tooLarge);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);

  return async (tx: Transaction): Promise<string> => {
    const row = { hash, contentType: facts.contentType, bytes: new Uint8Array(bytes), createdAt: now };
    await tx.logoImage.upsert({ where: { hash }, create: row, update: {} });
    return logoPath(hash);
  };
}

/**
 * What the logo becomes: its image is stored, or is one that the site has, and the one that it replaces goes.
 * @throws HttpError 422 for the path of an image that was replaced before
 */
export function showLogo(store: (tx: Transaction) => Promise<string | null>) {
  return async (_before: unknown, tx: Transaction): Promise<{ logoUrl: string | null }> => {
    const logoUrl = await store(tx);
    const hash = heldHash(logoUrl);
    if (hash !== null && (await tx.logoImage.count({ where: { hash } })) === 0) {
      throw refused("This image is no longer stored. Please upload it again.");
    }
    await removeReplacedLogos(tx, logoUrl);
    return { logoUrl };
  };
}

/** A logo that this site holds, by the hash of its content; null when there is none. */
export async function readLogo(hash: string) {
  return read((db) => db.logoImage.findUnique({ where: { hash } }));
}

/**
 * A logo given by address. A path of this site stands as it is; an image elsewhere is fetched now and served by this
 * site from then on, so that no visitor's browser ever asks a third party.
 * @returns the work of a transaction, which answers the logo's path
 * @throws HttpError 422 when it can't be fetched or is no image
 */
export async function linkedLogo(logoUrl: string | null, now: Date) {
  if (logoUrl === null || logoUrl.startsWith("/")) return async (_tx: Transaction) => logoUrl;
  try {
    const bytes = await fetchPublic(new URL(logoUrl), { maximumBytes: lengths.logoBytes });
    return storeLogo(bytes, now);
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    const sentence = `The logo could not be fetched: ${error.message}.`;
    throw new HttpError(422, sentence, { fields: { logoUrl: sentence } });
  }
}
