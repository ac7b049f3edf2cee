import type { NoticeWords } from "./en";

export const fr: NoticeWords = {
  optOut: {
    idle: "Refuser la vente ou le partage",
    prompt: "Saisissez l’adresse e-mail concernée par le refus\u00a0:",
    busy: "Traitement en cours…",
    done: "Refus enregistré",
    failed: "Le refus n’a pas pu être envoyé. Veuillez réessayer.",
  },
  gpc: {
    honored: "Refus pris en compte",
    honoredNote: "Votre navigateur envoie un signal Global Privacy Control.",
    quiet: "Pris en compte automatiquement",
    quietNote: "Si votre navigateur envoie le signal, cette page l’indique ici.",
  },
  liveDisclosure: {
    title: "Demandes déposées sur ce site",
    waiting:
      "Comptées dans nos registres à l’ouverture de cette page. Si aucun chiffre n’apparaît, ils ne sont pas disponibles en ce moment.",
    columns: {
      year: "Année",
      received: "Reçues",
      deletions: "Demandes d’effacement",
      optOuts: "Refus",
      complied: "Satisfaites",
      denied: "Rejetées",
      median: "Jours (médiane)",
      average: "Jours (moyenne)",
    },
    none: "n. d.",
  },
};
