import type { Language } from "@/lib/site/language";
import { ccpaFigures, sellsOrShares } from "./figures";
import { lawWords } from "./words";

/** Common to rights that staff answer once. */
export const answeredByStaff = { asksForData: false, remainsActive: false, answeredAtOnce: null } as const;

/** Opting out and limiting: in business days, without verification, and active from then on. */
export const directive = (citation: string) =>
  ({
    clock: { within: [{ businessDays: ccpaFigures.optOutBusinessDays }], citation },
    extension: null,
    verification: null,
    asksForData: false,
    remainsActive: true,
  }) as const;

/** Opting out of sale and sharing, carried out at once if there is neither. */
export const optOutOfSale = (language: Language, citation: string) => ({
  ...directive(citation),
  answeredAtOnce: sellsOrShares ? null : lawWords[language].shared.optedOut,
});
