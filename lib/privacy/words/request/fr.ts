import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { RequestWords } from "./en";

const m = messagesIn("fr");
const { files } = figures.privacy;
const kinds = "PDF, images, documents bureautiques, texte, CSV, JSON, enregistrements ou ZIP";

export const fr: RequestWords = {
  states: {
    received: "Reçue",
    verified: "Vérifiée",
    "in-progress": "En cours",
    extended: "Prolongée",
    appealed: "Recours formé",
    completed: "Traitée",
    denied: "Refusée",
    withdrawn: "Retirée",
  },
  events: {
    received: "Demande reçue",
    gpc: "Signal Global Privacy Control enregistré",
    "confirmation-sent": "Lien de confirmation renvoyé",
    reminded: "Rappel envoyé",
    confirmed: "Adresse confirmée",
    started: "Traitement commencé",
    extended: "Délai prolongé",
    asked: "Question posée",
    answered: "Réponse reçue à la question",
    settled: "Question réglée",
    completed: "Demande traitée",
    denied: "Demande refusée",
    appealed: "Recours formé",
    granted: "Recours accepté",
    refused: "Recours rejeté",
    withdrawn: "Demande retirée",
    "data-downloaded": "Données téléchargées",
    "files-received": "Fichiers reçus",
    erased: "Autres données de ce site effacées",
  },
  standing: {
    paused:
      "Nous avons d’abord posé une question\u202f; le délai de notre réponse est suspendu jusqu’à ce qu’elle reçoive une réponse.",
    byWhen: m("Nous répondrons au plus tard le {due}."),
    toConfirm: m(
      "Veuillez confirmer la demande avec le lien que nous avons envoyé. Nous répondrons au plus tard le {due}\u202f; sans confirmation, nous devrons peut-être refuser.",
    ),
    carriedOut: m("Nous l’exécuterons au plus tard le {due}. Vous n’avez rien d’autre à faire."),
    verifiedPaused: m("Vous avez confirmé la demande. {paused}"),
    verified: m("Vous avez confirmé la demande. Nous l’examinons et répondrons au plus tard le {due}."),
    inProgress: m("Nous y travaillons et répondrons au plus tard le {due}."),
    extended: m(
      "Il nous faut plus de temps et nous avons utilisé la seule prolongation que la loi permet. {byWhen}",
    ),
    appealed: m(
      "Vous avez formé un recours. Nous réexaminons notre décision et statuerons au plus tard le {due}.",
    ),
    completedInPart: "Nous avons satisfait la demande en partie. Notre réponse figure ci-dessous.",
    granted: "Nous avons accepté votre recours. Notre réponse figure ci-dessous.",
    completed: "Nous avons fait ce que vous demandiez.",
    refused:
      "Nous avons réexaminé notre décision et ne pouvons pas faire ce que vous demandez. Les raisons figurent ci-dessous, avec l’autorité à qui vous plaindre.",
    deniedAppealable:
      "Nous ne pouvons pas faire ce que vous demandez. Les raisons figurent ci-dessous, avec la manière de former un recours et l’autorité à qui vous plaindre.",
    denied:
      "Nous ne pouvons pas faire ce que vous demandez. Les raisons figurent ci-dessous, avec l’autorité à qui vous plaindre.",
    withdrawn:
      "Vous avez retiré la demande. Plus rien ne sera fait\u202f; vous pouvez la déposer à nouveau à tout moment.",
  },
  page: {
    title: "Votre demande relative à vos données",
    standing: "État actuel",
    facts: "La demande",
    history: "Historique",
    answer: "Notre réponse",
    extension: "Pourquoi il nous faut plus de temps",
    ground: "Motif légal\u202f:",
    remedy: "Si vous n’êtes pas d’accord",
    agentOnly: "Notre réponse a été adressée à la personne concernée.",
    due: "Réponse au plus tard le",
    gpc: "Refus pris en compte",
    gpcNote: "Votre navigateur a envoyé un signal Global Privacy Control avec cette demande.",
    data: {
      title: "Vos données",
      note: m(
        "Ce que nous détenons sur vous, en un fichier ZIP\u202f: une page à lire, la même chose pour des programmes, et des copies de fichiers. Il peut être téléchargé jusqu’au {until}.",
      ),
      button: "Télécharger mes données",
      json: "Seulement les données, en JSON",
    },
    confirmation: {
      note: `Le lien de notre e-mail fonctionne ${figures.privacy.confirmationDays} jours. Nous pouvons en envoyer un nouveau\u202f; les précédents cessent alors de fonctionner.`,
      button: "M’envoyer un nouveau lien",
      sent: "Un nouveau lien est en route vers votre adresse. S’il n’arrive pas en quelques minutes, vérifiez vos indésirables.",
    },
    conversation: {
      title: "Questions et réponses",
      toAnswer: "Nous avons une question",
      question: "Question posée",
      toAgent: "Question à votre mandataire",
      answer: "Votre réponse",
      agentAnswer: "Réponse de votre mandataire",
      stopped: m(
        "Le délai de notre réponse est suspendu depuis le {since} et reprend quand vous répondez ({citation}).",
      ),
      runs: "La date de notre réponse reste la même.",
      hints: {
        person: "Nous sommes seuls à la lire. N’écrivez ni mots de passe ni numéros de carte.",
        agent: "Nous et la personne concernée la lisons. N’écrivez ni mots de passe ni numéros de carte.",
      },
      button: "Envoyer la réponse",
      answered: "Votre réponse nous est parvenue. Merci.",
      waits: "Pas encore de réponse",
      settled: "Réglée\u202f: elle n’appelle plus de réponse.",
      removed: "Le texte a été supprimé.",
    },
    pause: {
      label: "Suspendu",
      note: m(
        "depuis que nous avons posé une question. Si elle reçoit une réponse aujourd’hui, la nôtre est due au plus tard le {due}.",
      ),
    },
    appeal: {
      title: "Former un recours contre la décision",
      label: "Pourquoi n’êtes-vous pas d’accord\u202f?",
      hint: "Vous pouvez dire ce que nous devrions réexaminer. Rien n’a besoin d’être prouvé.",
      button: "Former un recours",
      yours: "Le recours",
      sent: "Votre recours nous est parvenu. Nous vous avons écrit d’ici quand il sera tranché.",
    },
    notSent: {
      title: "Cela n’a pas été envoyé",
      kept: "Voici ce que vous aviez écrit\u202f:",
    },
    withdraw: {
      title: "Retirer la demande",
      note: "Plus rien ne sera fait. Vous pouvez la déposer à nouveau à tout moment.",
      button: "Retirer maintenant",
    },
    receipt: "Reçu à imprimer",
    question: m("Une question\u202f? Écrivez à {email} en indiquant la référence."),
    labels: {
      reference: "Référence",
      request: "Demande",
      email: "E-mail",
      agent: "Déposée par",
      description: "Votre description",
      received: "Reçue le",
      receiptConfirmed: "Réception confirmée le",
      due: "Réponse au plus tard le",
      extended: "Prolongée le",
      paused: "Suspendue depuis le",
      appealed: "Recours formé le",
      decideBy: "Recours tranché au plus tard le",
      dueEarliest: "Réponse due au plus tôt le",
      closed: "Close le",
      state: "État",
    },
  },
  confirm: {
    title: "Confirmez votre demande",
    lead: "Appuyez sur le bouton pour nous dire que cette demande vient de vous.",
    leadForAgent: m(
      "{agent} a déposé cette demande pour vous. Appuyez sur le bouton pour nous dire que vous avez donné votre autorisation.",
    ),
    button: "Confirmer la demande",
    otherwise:
      "Si vous n’êtes pas à l’origine de cette demande, fermez cette page\u202f: sans votre confirmation, rien n’est communiqué, modifié ni supprimé.",
  },
  receipt: {
    title: "Reçu",
    lead: m("{us} a reçu cette demande {law}."),
    print: "Imprimer",
    back: "Retour à la demande",
  },
  files: {
    field: "Vos fichiers",
    hint: `${kinds}\u202f; jusqu’à ${files.personCount} fichiers de ${files.personFileMib} Mio chacun. Ils sont enregistrés chiffrés, et supprimés quand notre question est réglée. Envoyez-les avant de répondre.`,
    button: "Envoyer les fichiers",
    list: "Fichiers que vous avez envoyés",
    panels: {
      sent: "Merci. Vos fichiers sont arrivés.",
      large: `Un fichier peut peser ${files.personFileMib} Mio au plus. Aucun n’a été enregistré.`,
      kind: `Choisissez jusqu’à ${files.personCount} fichiers\u202f: ${kinds}. Aucun n’a été enregistré.`,
      closed: "Plus rien ne vous est demandé ici. Rien n’a été enregistré.",
      failed: "Cela n’a pas fonctionné. Rien n’a été enregistré\u202f; attendez une minute et réessayez.",
    },
  },
  refused: {
    link: "Ce lien ne fonctionne pas, ou plus.",
    noQuestion: "Cette question n’existe pas.",
    answered: "Cette question a déjà reçu une réponse.",
    noAnswerNeeded: "Cette question n’appelle plus de réponse.",
    incomplete: "Le formulaire est incomplet. Ses champs doivent précéder ses fichiers.",
    noFile: "Choisissez un fichier.",
    fileTooLarge: m("Un fichier peut peser {mib} Mio au plus."),
    tooManyFiles: m("Une demande peut avoir {count} fichiers au plus."),
    closed: "La demande est close.",
    noConfirmation: "Ce type de demande n’a pas besoin de confirmation.",
    noAppealHere: "La loi ne connaît ici aucun recours.",
    appealUsed: "Le seul recours possible a déjà été formé.",
    noDenial: "Il n’y a aucun refus à contester.",
    appealOver: "Le délai de recours est écoulé.",
  },
};
