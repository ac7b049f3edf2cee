/** Characters that a link or an address can't do without, and its most common beginning. */
const signs = /[/\\<>@]|www\./i;
/** The initials that a word begins with, as in "J.R.R.", "K.Srinivasan" or "डॉ.शर्मा". */
const initials = /(?<!\S)(?:\p{L}\p{M}*\.)+/gu;
/** What a mail program takes for a domain: a dot between a label and two letters or more, with no space. */
const domain = /[\p{L}\p{M}\p{N}][.。]\p{L}\p{M}*\p{L}/u;
/** A telephone number, however it is grouped. */
const digits = /(?:\p{Nd}[\s().+-]*){6}/u;

/**
 * Whether a name carries what a mail program would make a link of, or a number to call: it goes into a mail to somebody
 * else. Titles are no exception ("dr.com" is a domain): "Dr.Müller" has to be written "Dr. Müller". Full-width forms
 * count as what they look like, and characters that nobody sees as nothing.
 */
export function carriesLink(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return signs.test(plain) || domain.test(plain.replace(initials, "")) || digits.test(plain);
}
