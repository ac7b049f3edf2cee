import "server-only";
import { createHash } from "node:crypto";
import { read, type Transaction } from "@/lib/platform/database";
import { fetchPublic } from "@/lib/platform/fetch-public";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { imageInfo } from "@/lib/platform/image-info";
import { UnreachableAddress } from "@/lib/platform/public-request";
import { logoFolder, logoPath } from "@/lib/site/paths";
import { type Settings, settings } from "./";

const kinds = "PNG, JPEG, WebP or AVIF";

/** The hash of a logo that the site itself serves; null for any other. */
const heldHash = (logoUrl: string | null) =>
  logoUrl?.startsWith(`${logoFolder}/`) ? logoUrl.slice(logoFolder.length + 1) : null;

/** Of the images that the site holds it serves only the current ones: what was replaced must not stay public. */
export async function removeReplacedLogos(tx: Transaction, shown: Settings["logo"]): Promise<number> {
  const held = [shown.logoUrl, shown.darkLogoUrl].map(heldHash).filter((hash) => hash !== null);
  return (await tx.logoImage.deleteMany({ where: { hash: { notIn: held } } })).count;
}

const logoFields = ["logoUrl", "darkLogoUrl"] as const satisfies (keyof Settings["logo"])[];
type LogoField = (typeof logoFields)[number];

type StoreLogo = (tx: Transaction) => Promise<string | null>;

function refused(sentence: string, field: LogoField = "logoUrl"): HttpError {
  return new HttpError(422, sentence, { fields: { [field]: sentence } });
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
 * What the logo becomes: each image that is given is stored, or is one that the site has, and what it replaces goes.
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
export async function linkedLogo(
  logoUrl: string | null,
  now: Date,
  field: LogoField = "logoUrl",
): Promise<StoreLogo> {
  if (logoUrl === null || logoUrl.startsWith("/")) return async (_tx: Transaction) => logoUrl;
  try {
    const bytes = await fetchPublic(new URL(logoUrl), { maximumBytes: lengths.logoBytes });
    return storeLogo(bytes, now);
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    throw refused(`The logo could not be fetched: ${error.message}.`, field);
  }
}
