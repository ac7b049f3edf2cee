import type { Category, Finding, Reason } from "../types";
import { readLetters } from "./lookup";

type Phrase = Pick<Finding, "category" | "severity"> & { key: Reason["key"]; pattern: RegExp };

const phrase = (
  category: Category,
  severity: Finding["severity"],
  key: Reason["key"],
  pattern: RegExp,
): Phrase => ({
  category,
  severity,
  key,
  pattern,
});

/**
 * Only unambiguous phrases, in the site's four languages. Everything that depends on context is left to the full
 * analysis. The text has no accents, and one space for any white space. "Gonna kill you" is a threat unless another
 * subject precedes it ("the stairs are gonna kill you").
 */
const phrases: Phrase[] = [
  phrase(
    "threat",
    "flagged",
    "threat",
    /\b(?:(?:i|we)(?:['’]?(?:ll|mm?a|m)| will| am|['’]?re| are)? ?(?:just |so |really )?(?:gonna |going to |gon |want to |wanna )?|(?<![\p{L}\p{N}'’,)\]][ -]?)(?:gonna|going to) )(?:(?:find|get|hunt|track) (?:you|u|ya) (?:down )?and )?(?:k([ ._*-]?)[i*#]\1l\1l|murder|strangle|rape|stab|shoot|behead|lynch) (?:you|u|ya|your (?:family|kids|children|mother|mom|mum|wife|husband))(?! (?:an?|the|some|over|in|at|with) )\b/gu,
  ),
  phrase(
    "threat",
    "flagged",
    "threat",
    /\bich (?:bringe? (?:dich|euch) um|tote (?:dich|euch)|steche? (?:dich|euch) ab|(?:werde? |will )(?:dich|euch) (?:umbringen|toten|abstechen|erschiessen|vergewaltigen))\b/g,
  ),
  phrase(
    "threat",
    "flagged",
    "threat",
    /\b(?:je vais (?:te|vous) (?:tuer|buter|crever|egorger|violer)|je (?:te|vous) tuerai|voy a (?:matarte|violarte)|te voy a (?:matar|violar)|te matare)\b/g,
  ),
  phrase(
    "threat",
    "flagged",
    "deathWish",
    /\b(?:(?:hope|wish) (?:that )?(?:you|u|ya|they) (?:all )?(?:would )?(?:just )?(?:die|died|rot|get (?:killed|raped|shot|cancer))|(?:you|u) (?:should|deserve to|need to|ought to) (?:just )?die|die in a fire|ich hoffe,? (?:dass )?(?:du|ihr) (?:stirbst|sterbt|verreckst|verreckt)|j['’]?espere que (?:tu|vous) (?:vas |allez )?(?:meurs|mourrez|mourir|creves?|crever)|ojala te mueras)\b/g,
  ),
  phrase(
    "selfHarm",
    "flagged",
    "urging",
    /\b(?:(?:go |just )?k([ ._*-]?)[i*#]\1l\1l (?:(?:yo)?ur ?sel(?:f|ves)|y o u r s e l f)|kys|(?<![\p{L}\p{N}][._*-])k([._*-])y\2s(?!\2[\p{L}\p{N}])|go hang yourself|bring dich (?:doch |einfach )?um|erhang dich|(?:tue|suicide|pends)[- ]toi|va (?:crever|mourir)|matate|suicidate)\b/gu,
  ),
  phrase(
    "selfHarm",
    "review",
    "selfHarm",
    /\b(?:(?:want|wanna|going|gonna|plan|planning|about) (?:to )?(?:die|kill myself|hurt myself|end (?:it all|my life))|(?:kill|killing|hurting|hang) myself|tak(?:e|ing) my own life|(?:do not|don['’]?t) want to (?:live|be alive)(?: any ?more)?|will (?:nicht mehr leben|mich umbringen|sterben)|bringe? mich um|(?:je veux|j['’]?ai envie de) (?:mourir|me suicider|me tuer|me faire du mal)|(?:quiero|voy a) (?:morir(?:me)?|suicidarme|matarme)|me quiero (?:morir|matar))\b/g,
  ),
];

/** Threats, death wishes and words about self-harm, in folded text. */
export function findThreats(text: string): Finding[] {
  // One symbol for each, so that offsets match the text.
  const plain = readLetters(text.replace(/\s/g, " "));
  return phrases.flatMap(({ category, severity, key, pattern }) =>
    Array.from(plain.matchAll(pattern), ({ 0: words, index: start }) => ({
      category,
      severity,
      start,
      end: start + words.length,
      reason: { key },
    })),
  );
}
