import { fold } from "../fold";
import type { Severity } from "../types";

/**
 * The listed words. Each line is a stem with its endings ("-" is the bare stem), so that only whole words match:
 * "class" and "Scunthorpe" can't match because they are not in the table. Words with an everyday meaning (a cock crows,
 * flame retardant, Dick, pussy willow) are left to the full analysis.
 */
const strong = `
fuck - s ed er ers in ing face faces head heads off up wit wits tard tards ery able boy
fvck - s ed er ers in ing|phuck - s ed er ers in ing
shit - s ty tier tiest ting ted ter ters head heads show hole holes storm post posts posting faced bag bags stain
bullshit - s ting ted ter
horseshit -|batshit -|apeshit -|dipshit - s
cunt - s y ish ing|bitch - es ed ing y in|biatch -|asshole - s|arsehole - s
asshat - s|asswipe - s|dumbass - es|jackass - es|badass -|smartass - es|fatass - es
motherfuck - er ers ing|mofo - s|dickhead - s|cocksuck - er ers ing|dickwad - s
whore - s d|slut - s ty|twat - s|wank - er ers ing ed|bellend - s|knobhead - s|cumshot - s
nigger - s|nigga - s z h|faggot - s|fag - s got|kike - s|spic - s|gook - s|wetback - s|raghead - s|towelhead - s
tranny -|trannies -|retard - s ed|gtfo -|stfu -|douchebag - s
puta - s|mierda -|pendejo - s|gilipollas -|cabron - es|merde -|putain -|salope - s|connard - s|enculé - s
scheiße - |arschloch -|hurensohn -|fotze - n|wichser -|cazzo -|stronzo -|vaffanculo -|kurwa -|блять -|хуй -|пизда -
`;

const mild = `
ass - es|arse - s|crap - s py|damn - ed|dammit -|goddamn - ed|piss - ed ing y off|bastard - s|bollocks -|wtf -
bugger - ed|douche - s|turd - s|сука -
`;

/** Written as two words as often as one. */
export const joinedPairs = new Set(
  "asshole arsehole dickhead shithead cocksucker cocksuckers motherfucker motherfuckers bullshit dumbass".split(
    " ",
  ),
);

/** No harmless word contains these, except for those excluded here, so any word that contains one matches. */
export const insideAnyWord =
  /fuck|(?<!s)cunt|(?<!s)nigger|nigga(?!rd)|bitch(?!u)|assh(?:ole|at)|arsehole|bullshit|faggot/;

export type Entry = { word: string; severity: Severity };

/** Parses the table once, with the same folding as the text that is compared. */
function readTable(table: string, severity: Severity, into: Map<string, Entry>) {
  for (const line of table.split(/[\n|]/)) {
    const [stem, ...endings] = line.trim().split(/\s+/);
    if (!stem) continue;
    for (const ending of endings) {
      const word = stem + (ending === "-" ? "" : ending);
      into.set(fold(word).text, { word, severity });
    }
  }
}

export const lexicon: ReadonlyMap<string, Entry> = (() => {
  const words = new Map<string, Entry>();
  readTable(mild, "review", words);
  readTable(strong, "flagged", words);
  return words;
})();
