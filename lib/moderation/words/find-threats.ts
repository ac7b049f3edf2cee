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
 * Only what leaves little else to mean, in the four languages of the site. Everything that depends on who says it to
 * whom is left to the full analysis. The text has no accents, and one space for any white space.
 */
const phrases: Phrase[] = [
  phrase(
    "threat",
    "flagged",
    "threat",
    /\b(?:i|we)(?:['’]?(?:ll|m)| will| am|['’]?re| are)? ?(?:just |so |really )?(?:gonna |going to |gon |want to |wanna )?(?:k[i*#]ll|murder|strangle|rape|stab|shoot|behead|lynch) (?:you|u|ya|your (?:family|kids|children|mother|mom|mum|wife|husband))(?! (?:an?|the|some|over|in|at|with) )\b/g,
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
    /\b(?:(?:go |just )?k[i*#]ll (?:yo)?ur ?sel(?:f|ves)|kys|go hang yourself|bring dich (?:doch |einfach )?um|erhang dich|(?:tue|suicide|pends)[- ]toi|va (?:crever|mourir)|matate|suicidate)\b/g,
  ),
  phrase(
    "selfHarm",
    "review",
    "selfHarm",
    /\b(?:(?:want|wanna|going|gonna|plan|planning|about) (?:to )?(?:die|kill myself|hurt myself|end (?:it all|my life))|(?:kill|killing|hurting|hang) myself|tak(?:e|ing) my own life|(?:do not|don['’]?t) want to (?:live|be alive)(?: any ?more)?|will (?:nicht mehr leben|mich umbringen|sterben)|bringe? mich um|(?:je veux|j['’]?ai envie de) (?:mourir|me suicider|me tuer|me faire du mal)|(?:quiero|voy a) (?:morir(?:me)?|suicidarme|matarme)|me quiero (?:morir|matar))\b/g,
  ),
];

/** Threats, wishes of death and words about self-harm, in folded text. */
export function findThreats(text: string): Finding[] {
  // Sign for sign, so that offsets stay those of the text.
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
