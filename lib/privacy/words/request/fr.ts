import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { RequestWords } from "./en";

const m = messagesIn("fr");
const { files } = figures.privacy;
const kinds = "PDF, images, documents bureautiques, texte, CSV, JSON, enregistrements ou ZIP";
const filesHint = (subject: string, kept = "") =>
  `${kinds}\u202f; jusqu’à ${files.personCount}\u00a0fichiers de ${files.personFileMib}\u00a0Mio au plus chacun. Ils sont conservés sous forme chiffrée et supprimés à la clôture de ${subject}${kept}\u202f; les justificatifs d’identité, dès que votre identité est confirmée.`;

export const fr: RequestWords = {
  states: {
    received: "Reçue",
    verified: "Confirmée",
    "in-progress": "En cours",
    extended: "Délai prolongé",
    appealed: "Recours formé",
    completed: "Traitée",
    denied: "Refusée",
    withdrawn: "Retirée",
  },
  events: {
    received: "Demande reçue",
    gpc: "Signal Global Privacy Control enregistré",
    "confirmation-sent": "Lien de confirmation envoyé",
    reminded: "Rappel envoyé",
    confirmed: "Demande confirmée",
    started: "Traitement commencé",
    extended: "Délai prolongé",
    asked: "Question posée",
    answered: "Réponse à la question reçue",
    settled: "Question réglée",
    completed: "Demande traitée",
    denied: "Demande refusée",
    appealed: "Recours formé",
    granted: "Recours accepté",
    refused: "Recours rejeté",
    withdrawn: "Demande retirée",
    "data-downloaded": "Données téléchargées",
    "files-received": "Fichiers reçus",
    "files-deleted": "Fichiers supprimés",
    erased: "Autres données personnelles effacées de ce site",
  },
  standing: {
    paused:
      "Nous avons posé une question. Le délai de notre réponse est suspendu jusqu’à ce que cette question ait reçu une réponse.",
    pausedForYou:
      "Nous vous avons posé une question. Le délai de notre réponse est suspendu jusqu’à ce que vous y ayez répondu.",
    pausedOnPage:
      "Notre question, posée sur la page de votre demande, n’a pas encore reçu de réponse. D’ici là, le délai de notre réponse est suspendu.",
    byWhen: m("Nous répondrons au plus tard le {due}."),
    overdue: m(
      "Nous devions répondre au plus tard le {due}. Veuillez nous excuser de ce retard\u202f; nous répondrons dès que possible.",
    ),
    toConfirm: m(
      "Veuillez confirmer la demande avec le lien que nous vous avons envoyé par e-mail. Nous répondrons au plus tard le {due}\u202f; sans votre confirmation, nous pourrions devoir refuser la demande.",
    ),
    toProve: m(
      "Nous vérifions votre qualité pour agir au nom de la personne concernée. Nous répondrons au plus tard le {due}\u202f; sans justificatif, nous pourrions devoir refuser la demande.",
    ),
    confirmFirst:
      "Veuillez confirmer la demande avec le lien que nous vous avons envoyé par e-mail. Nous ne pourrons y répondre qu’ensuite.",
    proveFirst:
      "Nous vérifions votre qualité pour agir au nom de la personne concernée. Nous ne pourrons répondre à la demande qu’ensuite.",
    carriedOut: m("Nous exécuterons la demande au plus tard le {due}."),
    verifiedThen: m("La demande est confirmée. {next}"),
    verified: m("La demande est confirmée. Nous l’examinons et répondrons au plus tard le {due}."),
    inProgress: m("Nous y travaillons et répondrons au plus tard le {due}."),
    extended: m(
      "Il nous faut plus de temps et nous avons prolongé le délai. Il ne peut pas être prolongé de nouveau. {byWhen}",
    ),
    appealed: m(
      "Un recours a été formé contre notre décision. Nous la réexaminons et vous donnerons le résultat au plus tard le {due}.",
    ),
    completedInPart: "Nous avons donné suite à une partie de votre demande. Notre réponse figure ci-dessous.",
    granted: "Nous avons fait droit à votre recours. Notre réponse figure ci-dessous.",
    completed: "Nous avons fait ce que vous demandiez.",
    refusedInPart:
      "Nous avons donné suite à une partie de votre demande et rejeté votre recours concernant le reste. Vous trouverez ci-dessous les motifs et l’autorité auprès de laquelle introduire une réclamation.",
    refused:
      "Nous avons rejeté votre recours. Vous trouverez ci-dessous les motifs et l’autorité auprès de laquelle introduire une réclamation.",
    deniedAppealable:
      "Nous avons refusé votre demande. Vous trouverez ci-dessous les motifs, la manière de former un recours et l’autorité auprès de laquelle introduire une réclamation.",
    denied:
      "Nous avons refusé votre demande. Vous trouverez ci-dessous les motifs et l’autorité auprès de laquelle introduire une réclamation.",
    withdrawn:
      "La demande a été retirée. Nous n’y donnerons plus suite\u202f; vous pouvez la déposer à nouveau à tout moment.",
    withdrawnAfterAppeal:
      "La demande a été retirée. Ce retrait a aussi mis fin à votre recours : nous ne statuerons plus sur celui-ci, et notre décision antérieure reste inchangée. Vous ne pourrez plus former de recours contre elle, mais vous pouvez déposer une nouvelle demande à tout moment.",
  },
  page: {
    title: "Votre demande relative aux données personnelles",
    standing: "État actuel",
    facts: "La demande",
    history: "Historique",
    answer: "Notre réponse",
    firstAnswer: "Notre première réponse",
    onAppeal: "Notre décision sur le recours",
    extension: "Pourquoi il nous faut plus de temps",
    ground: "Base juridique du refus\u00a0:",
    remedy: "Si vous n’êtes pas d’accord",
    agentOnly: "Notre réponse a été adressée à la personne concernée.",
    due: "Réponse au plus tard le",
    gpc: "Refus de la vente pris en compte",
    gpcNote:
      "Le navigateur depuis lequel le formulaire a été envoyé a transmis un signal Global Privacy Control.",
    data: {
      title: "Les données",
      note: m(
        "Les données que nous vous communiquons, dans un fichier ZIP\u00a0: une page à lire, les mêmes données dans un format lisible par machine et des copies des fichiers. Vous pouvez le télécharger jusqu’au {until}.",
      ),
      button: "Télécharger les données",
      json: "Les données seules, en JSON",
    },
    confirmation: {
      note: `Le lien de confirmation contenu dans notre e-mail est valable ${figures.privacy.confirmationDays}\u00a0jours. Un nouveau lien remplace tous les liens de confirmation précédents.`,
      button: "M’envoyer un nouveau lien",
      sent: "Nous vous avons envoyé un nouveau lien, sauf si nous vous en avons déjà envoyé un au cours des cinq dernières minutes ou si vous avez atteint notre limite d’e-mails par heure. Si rien n’est arrivé au bout de quelques minutes, vérifiez votre dossier de courrier indésirable.",
    },
    conversation: {
      title: "Questions et réponses",
      toAnswer: "Nous avons une question",
      question: "Question posée",
      toAgent: "Question à votre mandataire",
      answer: "Votre réponse",
      agentAnswer: "Réponse de votre mandataire",
      stopped: m(
        "Le délai de notre réponse est suspendu depuis le {since} et reprendra dès que vous aurez répondu ({citation}).",
      ),
      runs: "La date de notre réponse ne change pas.",
      hints: {
        person: "Nous sommes seuls à lire votre réponse. N’y indiquez ni mot de passe ni numéro de carte.",
        agent:
          "Votre réponse est lue par nous et par la personne concernée. N’y indiquez ni mot de passe ni numéro de carte.",
      },
      button: "Envoyer la réponse",
      answered: "Votre réponse nous est parvenue. Merci.",
      waits: "Pas encore de réponse",
      settled: "Réglée\u00a0: il n’est plus nécessaire d’y répondre.",
      removed: "Le texte a été supprimé.",
    },
    pause: {
      label: "Délai suspendu",
      note: m(
        "depuis que nous avons posé une question. Si elle reçoit une réponse aujourd’hui, nous répondrons au plus tard le {due}.",
      ),
    },
    appeal: {
      title: "Former un recours contre la décision",
      label: "Pourquoi n’êtes-vous pas d’accord\u202f?",
      hint: "Vous pouvez indiquer ce que nous devrions réexaminer. Aucune preuve n’est nécessaire.",
      button: "Former un recours",
      yours: "Le recours",
      withdrawNote:
        "Ce retrait mettra aussi fin à votre recours : nous ne statuerons plus sur celui-ci, et notre décision antérieure restera inchangée. Vous ne pourrez plus former de recours contre elle, mais vous pouvez déposer une nouvelle demande à tout moment.",
      sent: "Votre recours nous est parvenu. Nous vous avons indiqué par e-mail la date limite de notre décision.",
    },
    notSent: {
      title: "Votre texte n’a pas été envoyé",
      kept: "Voici ce que vous aviez écrit\u00a0:",
    },
    withdraw: {
      title: "Retirer la demande",
      note: "Nous n’y donnerons plus suite. Vous pouvez la déposer à nouveau à tout moment.",
      button: "Retirer maintenant",
    },
    receipt: "Accusé de réception à imprimer",
    question: m("Une question\u202f? Écrivez à {email} en indiquant la référence."),
    labels: {
      reference: "Référence",
      request: "Demande",
      email: "E-mail",
      agent: "Déposée par",
      description: "Votre description",
      received: "Reçue le",
      receiptSent: "Réception confirmée le",
      due: "Réponse au plus tard le",
      extended: "Délai prolongé le",
      paused: "Délai suspendu depuis le",
      appealed: "Recours formé le",
      decideBy: "Décision sur le recours au plus tard le",
      dueEarliest: "Nouvelle échéance (au plus tôt)",
      closed: "Clôturée le",
      state: "État",
    },
  },
  confirm: {
    title: "Confirmez votre demande",
    lead: "Appuyez sur le bouton pour confirmer que cette demande vient de vous.",
    leadForAgent: m(
      "{agent} a déposé cette demande pour vous. Appuyez sur le bouton pour confirmer que vous avez donné votre autorisation.",
    ),
    button: "Confirmer la demande",
    otherwise:
      "Si vous n’avez ni déposé ni autorisé cette demande, vous n’avez rien à faire\u00a0: sans votre confirmation, rien n’est communiqué, modifié ni supprimé.",
  },
  receipt: {
    title: "Accusé de réception",
    lead: m("{us} a reçu la {request} suivante."),
    print: "Imprimer",
    back: "Retour à la demande",
  },
  files: {
    field: "Vos fichiers",
    hint: filesHint("votre demande", " ou, après un refus, lorsqu’un recours n’est plus possible"),
    list: "Fichiers que vous avez envoyés",
    again: "Rien n’a été envoyé. Si vous aviez choisi des fichiers, choisissez-les à nouveau.",
    sending: "Envoi en cours",
    failed:
      "Le serveur n’a pas répondu. Ouvrez cette page dans un autre onglet pour voir si votre réponse est arrivée.",
  },
  refused: {
    link: "Ce lien n’est pas valide ou a expiré.",
    noQuestion: "Cette question n’existe pas.",
    answered: "Cette question a déjà reçu une réponse.",
    noAnswerNeeded: "Il n’est plus nécessaire de répondre à cette question.",
    incomplete: "Le formulaire est incomplet. Les champs doivent être envoyés avant les fichiers.",
    noFile: "Choisissez un fichier.",
    fileTooLarge: m("Un fichier peut peser {mib}\u00a0Mio au plus."),
    tooManyFiles: m("{count}\u00a0fichiers au plus sont autorisés."),
    filesTooLarge: m("Les fichiers d’une demande peuvent peser au total {mib}\u00a0Mio au plus."),
    closed: "La demande est clôturée.",
    noConfirmation: "Ce type de demande n’a pas à être confirmé.",
    proofNeeded:
      "Cette demande ne se confirme pas par un lien\u00a0: nous vérifions votre qualité pour agir au nom de la personne concernée.",
    noAppealHere: "La loi applicable à cette demande ne prévoit pas de recours.",
    appealUsed: "Un seul recours est possible, et il a déjà été formé.",
    noDenial: "Il n’y a aucun refus à contester.",
    appealOver: "Le délai de recours est écoulé.",
  },
  complaint: {
    events: {
      received: "Réclamation reçue",
      completed: "Résultat communiqué",
      withdrawn: "Réclamation retirée",
    },
    standing: {
      byWhen: m("Nous communiquerons le résultat au plus tard le {due}."),
      overdue: m(
        "Nous devions communiquer le résultat au plus tard le {due}. Veuillez nous excuser de ce retard\u202f; nous le communiquerons dès que possible.",
      ),
      inProgress: m("Nous y travaillons et communiquerons le résultat au plus tard le {due}."),
      completed: "Nous avons examiné votre réclamation. Le résultat figure ci-dessous.",
      withdrawn:
        "La réclamation a été retirée. Nous n’y donnerons plus suite\u202f; vous pouvez la déposer à nouveau à tout moment.",
    },
    page: {
      title: "Votre réclamation relative aux données personnelles",
      facts: "La réclamation",
      answer: "Le résultat",
      due: "Résultat au plus tard le",
      withdraw: {
        title: "Retirer la réclamation",
        note: "Nous n’y donnerons plus suite. Vous pouvez la déposer à nouveau à tout moment.",
        button: "Retirer maintenant",
      },
      labels: { request: "Type", due: "Résultat au plus tard le" },
    },
    files: { hint: filesHint("votre réclamation") },
    receipt: { lead: m("{us} a reçu la réclamation suivante."), back: "Retour à la réclamation" },
    refused: {
      closed: "La réclamation est clôturée.",
      noConfirmation: "Une réclamation n’a pas à être confirmée.",
      noDenial: "Une réclamation ne peut pas être refusée\u202f; aucun recours n’est donc possible.",
    },
  },
};
