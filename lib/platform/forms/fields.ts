import { z } from "zod";
import { platformWords } from "@/lib/platform/words";
import { isXmlText } from "@/lib/platform/xml-text";
import { inEachLanguage, type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { lengths } from "./lengths";

const isOneLine = (value: string) => !/[\r\n\v\f\u0085\u2028\u2029]/.test(value);

/** Octets, as mail servers count (RFC 5321 §4.5.3.1). */
const octets = (value: string) => new TextEncoder().encode(value).length;

/** Whether a mail server takes mail for an address: RFC 5321 §4.5.3.1.1 allows 64 octets before the @. */
export const isDeliverable = (address: string) =>
  octets(address) <= lengths.email &&
  octets(address.slice(0, address.lastIndexOf("@"))) <= lengths.emailLocal;

/** Schemas for fields, with error messages in a language. */
function fieldsOf(language: Language) {
  const { fields: words, labels } = platformWords[language];

  const anyText = (label: string) =>
    z.string({ error: ({ input }) => (input === undefined ? words.required : words.notText)({ label }) });

  /** Free text: stored exactly as it was sent. */
  const freeText = (label: string, maximum: number) =>
    anyText(label)
      .max(maximum, { error: () => words.tooLong({ label, maximum }) })
      .refine(isXmlText, { error: () => words.unstorable({ label }) });

  const requiredText = (label: string, maximum: number) =>
    freeText(label, maximum).refine((value) => value.trim() !== "", {
      error: () => words.required({ label }),
    });

  /** For values in email headers and lists: no line breaks. */
  const requiredLine = (label: string, maximum: number) =>
    requiredText(label, maximum).refine(isOneLine, { error: () => words.severalLines({ label }) });

  const optionalLine = (label: string, maximum: number) =>
    freeText(label, maximum)
      .refine(isOneLine, { error: () => words.severalLines({ label }) })
      .default("");

  /**
   * One bare address: no display name, no list, no line break. It lacks the length limit of `emailAddress`, so that older rows are
   * still found.
   */
  const storedEmailAddress = anyText(labels.email)
    .refine(isOneLine, { error: () => words.severalLines({ label: labels.email }) })
    .trim()
    .min(1, { error: () => words.required({ label: labels.email }) })
    .max(lengths.email, { error: () => words.tooLong({ label: labels.email, maximum: lengths.email }) })
    .pipe(z.email({ error: words.noAddress, pattern: z.regexes.html5Email }))
    .refine((value) => /@[^@]+\.[^@]+$/.test(value), { error: words.noAddress });

  /** One bare address to which email can be sent, for every form and endpoint. */
  const emailAddress = storedEmailAddress.refine(isDeliverable, {
    error: () => words.longLocal({ maximum: lengths.emailLocal }),
  });

  const { password: label } = labels;
  const [minimum, maximum] = [lengths.passwordMinimum, lengths.passwordMaximum];
  const password = anyText(label)
    .min(minimum, { error: () => words.tooShort({ label, minimum }) })
    .max(maximum, { error: () => words.tooLong({ label, maximum }) })
    .refine(isXmlText, { error: () => words.unstorable({ label }) });

  return { freeText, requiredText, requiredLine, optionalLine, storedEmailAddress, emailAddress, password };
}

const fields: Translated<ReturnType<typeof fieldsOf>> = inEachLanguage(fieldsOf);

/**
 * Schemas for fields, with error messages in a language.
 * @example const contact = inEachLanguage((language) => z.object({ email: fieldsIn(language).emailAddress }))
 */
export const fieldsIn = (language: Language) => fields[language];

/** In English, for the console and the API's description. */
export const {
  freeText,
  requiredText,
  requiredLine,
  optionalLine,
  storedEmailAddress,
  emailAddress,
  password,
} = fieldsIn(mainLanguage);

/** Characters that occur in links and addresses, and the common prefix. */
const signs = /[/\\<>@]|www\./i;
/** The initials that a word begins with, as in "J.R.R.", "K.Srinivasan" or "डॉ.शर्मा". */
const initials = /(?<!\S)(?:\p{L}\p{M}*\.)+/gu;
/** Degrees and initials that look like a short domain: "M.Sc.", "J.Ph.". */
const degree = /(?<!\S)(?:[BMD]\.(?:Sc|Ed)|\p{Lu}\.(?:Ch|Ph|Th))\.(?![\p{L}\p{M}])/gu;
/**
 * What looks like initials and a surname, but may be a domain: two letters, since nearly all are the ending of a country, or an ending
 * below which domains of one letter exist.
 */
const shortDomain =
  /(?<!\S)(?:\p{L}\p{M}*[.。])+(?:[a-z\p{Script=Han}\p{Script=Hangul}]{2}|бг|ею|рф|ελ|ευ|გე|app|club|com|dev|info|link|live|net|org|page|pro|shop|site|store|team|top|vip|wiki|world|xyz)(?!\p{L})/iu;
/** What email programs turn into a link: a dot between a label and at least two letters, without a space. */
const domain = /[\p{L}\p{M}\p{N}][.。]\p{L}\p{M}*\p{L}/u;
/** A telephone number, however it is grouped. */
const digits = /(?:\p{Nd}[\s().+-]*){6}/u;

/**
 * Whether a name contains what email programs would turn into a link or a telephone number: it is sent to somebody else. "Dr.Müller"
 * and "Y.Li" need a space after the dot, since "dr.com" and "t.me" are domains. Full-width forms are normalized, invisible characters ignored.
 */
export function containsLink(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/\p{Cf}/gu, "");
  const isLinked = domain.test(plain.replace(initials, "")) || shortDomain.test(plain.replace(degree, ""));
  return signs.test(plain) || isLinked || digits.test(plain);
}

/** Marks a time that doesn't exist in the office's time zone because clocks go forward. */
export const skippedMark = " (skipped)";

/** The error of a date and time: it doesn't exist, or this field's own message. */
export const momentError =
  (label: string, otherwise: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === "string" && input.endsWith(skippedMark)
      ? `${label}: this time doesn’t exist, because clocks go forward. Enter a time one hour later.`
      : otherwise;

/** A date with its UTC offset; stored in UTC. */
export const isoMoment = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      error: momentError(label, `${label} must be a date and time such as 2026-01-31T18:00:00Z.`),
    })
    .transform((value) => new Date(value).toISOString())
    // Declares the output, which a schema made from this one couldn't know otherwise.
    .pipe(z.iso.datetime());

/** Missing or empty (as forms send empty fields) both mean none. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === undefined || value === "" ? null : value), schema.nullable());
