import type { NoticeWords } from "./en";

export const fr: NoticeWords = {
  optOut: {
    idle: "Refuser la vente ou le partage",
    form: "Utiliser plutôt le formulaire",
    prompt: "Saisissez l’adresse e-mail concernée par le refus\u00a0:",
    busy: "Traitement en cours…",
    done: "Demande de refus envoyée",
    failed: "Le refus n’a pas pu être envoyé. Veuillez réessayer.",
  },
  gpc: {
    honored: "Refus de la vente pris en compte",
    honoredNote: "Votre navigateur envoie un signal Global Privacy Control.",
    quiet: "Pris en compte automatiquement",
    quietNote: "Si votre navigateur envoie le signal, cela est indiqué ici.",
  },
  liveDisclosure: {
    title: "Demandes enregistrées sur ce site",
    waiting:
      "Ces chiffres sont tirés de nos registres à l’ouverture de la page. S’ils n’apparaissent pas, ils ne sont pas disponibles pour le moment.",
    columns: {
      year: "Année",
      received: "Reçues",
      deletions: "Demandes de suppression",
      optOuts: "Refus de la vente",
      complied: "Satisfaites",
      denied: "Refusées",
      median: "Jours jusqu’à la réponse (médiane)",
      average: "Jours jusqu’à la réponse (moyenne)",
    },
    none: "n. d.",
  },
};
