import "server-only";
import { createHash } from "node:crypto";
import { read, type Transaction } from "@/lib/platform/database";
import { fetchPublicImage } from "@/lib/platform/fetch-public-image";
import { lengths } from "@/lib/platform/forms/lengths";
import { fieldError, type HttpError } from "@/lib/platform/http-error";
import { imageInfo } from "@/lib/platform/image-info";
import { UnreachableAddress } from "@/lib/platform/public-request";
import { formatInteger } from "@/lib/site/figures";
import { logoFolder, logoPath } from "@/lib/site/paths";
import { type Settings, settings } from "./";

const kinds = "PNG, JPEG, WebP or AVIF";

/** The hash of a logo that this site serves; null for any other. */
const heldHash = (logoUrl: string | null) =>
  logoUrl?.startsWith(`${logoFolder}/`) ? logoUrl.slice(logoFolder.length + 1) : null;

/** Only current images are served: replaced ones must not stay public. */
export async function removeReplacedLogos(tx: Transaction, shown: Settings["logo"]): Promise<number> {
  const held = [shown.logoUrl, shown.darkLogoUrl].map(heldHash).filter((hash) => hash !== null);
  return (await tx.logoImage.deleteMany({ where: { hash: { notIn: held } } })).count;
}

const logoFields = ["logoUrl", "darkLogoUrl"] as const satisfies (keyof Settings["logo"])[];
type LogoField = (typeof logoFields)[number];

type StoreLogo = (tx: Transaction) => Promise<string | null>;

function refused(sentence: string, field: LogoField = "logoUrl"): HttpError {
  return fieldError(field, sentence);
}

/**
 * Validates an image by its bytes and prepares to store it under their hash.
 * @returns a function for a transaction, which returns the image's path
 * @throws HttpError 422 for anything but a common raster image; SVG may contain scripts and is refused too
 */
export function storeLogo(bytes: Buffer, now: Date) {
  const facts = imageInfo(bytes);
  if (!facts) throw refused(`The logo must be a ${kinds} image.`);
  const side = lengths.logoPixels;
  const fits = [facts.width, facts.height].every((pixels) => pixels >= 1 && pixels <= side);
  if (!fits)
    throw refused(`The logo must be at most ${formatInteger(side)} by ${formatInteger(side)} pixels.`);
  if (bytes.length > settings.logo.file.maximumBytes) throw refused(settings.logo.file.tooLarge);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);

  return async (tx: Transaction): Promise<string> => {
    const row = { hash, contentType: facts.contentType, bytes: new Uint8Array(bytes), createdAt: now };
    await tx.logoImage.upsert({ where: { hash }, create: row, update: {} });
    return logoPath(hash);
  };
}

/**
 * The new logo: given images are stored or exist already, and replaced ones are deleted.
 * @throws HttpError 422 for the path of an image that was replaced before
 */
export function showLogo(stores: Partial<Record<LogoField, StoreLogo>>) {
  return async (before: Settings["logo"], tx: Transaction): Promise<Settings["logo"]> => {
    const shown = { ...before };
    for (const field of logoFields) {
      const store = stores[field];
      if (!store) continue;
      const stored = await store(tx);
      const hash = heldHash(stored);
      if (hash !== null && (await tx.logoImage.count({ where: { hash } })) === 0) {
        throw refused("This image is no longer stored. Please upload it again.", field);
      }
      shown[field] = stored;
    }
    await removeReplacedLogos(tx, shown);
    return shown;
  };
}

/** A stored logo by the hash of its content; null if there is none. */
export async function readLogo(hash: string) {
  return read((db) => db.logoImage.findUnique({ where: { hash } }));
}

/**
 * A logo by address. A path of this site is used unchanged; an external image is downloaded now and then served by this
 * site, so that visitors' browsers never contact a third party.
 * @returns a function for a transaction, which returns the logo's path
 * @throws HttpError 422 if it can't be downloaded or is no image
 */
export async function linkedLogo(
  logoUrl: string | null,
  now: Date,
  field: LogoField = "logoUrl",
): Promise<StoreLogo> {
  if (logoUrl === null || logoUrl.startsWith("/")) return async (_tx: Transaction) => logoUrl;
  try {
    const bytes = await fetchPublicImage(new URL(logoUrl), { maximumBytes: lengths.logoBytes });
    return storeLogo(bytes, now);
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    throw refused(`The logo couldn’t be downloaded from its address: ${error.message}.`, field);
  }
}
