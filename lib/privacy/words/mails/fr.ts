import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { MailWords } from "./en";

const m = messagesIn("fr");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail : sans la confirmation, rien n’est communiqué, modifié ni supprimé.";

export const fr: MailWords = {
  kinds: {
    gdpr: "demande RGPD",
    "uk-gdpr": "demande UK GDPR",
    fadp: "demande LPD",
    ccpa: "demande CCPA",
    "us-states": "demande relative aux données personnelles (État américain)",
    elsewhere: "demande relative aux données personnelles",
  },
  rows: {
    reference: "Référence",
    request: "Demande",
    received: "Reçue le",
    due: "Réponse au plus tard le",
    appealDue: "Décision sur le recours au plus tard le",
  },
  subject: m("Votre {kind} {reference}"),
  subjectWith: m("{heading} : {reference}"),
  follow: {
    button: "Suivre la demande",
    note: `Gardez ce lien pour vous : toute personne qui l’a peut voir la demande. Pour toute question, répondez à cet e-mail ou écrivez à ${site.email.privacy}.`,
  },
  confirm: {
    own: "Veuillez confirmer que la demande vient de vous. Nous la traitons dès que c’est fait ; la date ci-dessus reste la même.",
    forAgent: m(
      "{agent} a déposé cette demande pour vous. Veuillez confirmer que vous avez donné votre autorisation. Nous la traitons dès que c’est fait ; la date ci-dessus reste la même.",
    ),
    button: "Confirmer la demande",
    once: `Le lien fonctionne une seule fois, pendant ${days} jours. ${ignore}`,
    onceUntil: m(`Le lien fonctionne une seule fois, jusqu’au {moment}. ${ignore}`),
  },
  receipt: {
    heading: "Nous avons reçu votre demande",
    nothingNeeded:
      "Vous n’avez rien d’autre à faire : nous l’exécuterons au plus tard à la date ci-dessus, sans vérifier votre identité.",
    nothingNeededOfAgent: m(
      "{agent} a déposé cette demande pour vous. Vous n’avez rien d’autre à faire : nous l’exécuterons au plus tard à la date ci-dessus.",
    ),
    gpc: "Votre navigateur a envoyé un signal Global Privacy Control avec la demande. Refus pris en compte : nous ne vendons ni ne partageons de données personnelles, et nous avons enregistré votre choix.",
  },
  agent: {
    receivedSubject: m("La {kind} {reference} que vous avez déposée"),
    received: "Nous avons reçu la demande que vous avez déposée",
    personAsked:
      "Nous avons demandé à la personne concernée de confirmer votre mandat. La réponse et les données éventuelles lui sont adressées ; nous vous informerons de l’issue.",
    carriedOut:
      "Nous l’exécutons au plus tard à la date ci-dessus. Il se peut que nous vous demandions le mandat signé.",
    subject: m("La demande {reference} que vous avez déposée"),
    steps: {
      confirm: m("La personne concernée a confirmé votre mandat."),
      start: m("Nous traitons la demande."),
      extend: m(
        "Il nous faut plus de temps, une seule fois. La réponse est désormais attendue au plus tard le {due}.",
      ),
      complete: m("La demande est terminée. Notre réponse a été envoyée à la personne concernée."),
      deny: m(
        "Nous n’avons pas pu donner suite à la demande. Les motifs ont été envoyés à la personne concernée.",
      ),
      appeal: m("Notre décision a fait l’objet d’un recours. Nous statuons au plus tard le {due}."),
      grant: m("Le recours a été accepté. Notre réponse a été envoyée à la personne concernée."),
      refuse: m(
        "Le recours a été rejeté, définitivement de notre part. Les motifs ont été envoyés à la personne concernée.",
      ),
      withdraw: m("La demande a été retirée. Il n’y sera plus donné suite."),
    },
  },
  steps: {
    confirm: {
      heading: "Votre demande est confirmée",
      text: m("Merci. Vous aurez notre réponse au plus tard le {due}."),
    },
    start: {
      heading: "Nous traitons votre demande",
      text: m("Vous aurez notre réponse au plus tard le {due}."),
    },
    extend: {
      heading: "Il nous faut plus de temps pour votre demande",
      text: m(
        "La loi nous permet de prolonger le délai une fois. La nouvelle date est le {due} ; elle ne peut plus être repoussée. En voici la raison :",
      ),
    },
    complete: {
      heading: "Votre demande est terminée",
      inPart: "Nous avons donné suite à une partie de votre demande",
    },
    deny: { heading: "Nous ne pouvons pas donner suite à votre demande" },
    appeal: {
      heading: "Nous avons reçu votre recours",
      text: m(
        "Nous réexaminons notre décision. Vous aurez la décision sur votre recours au plus tard le {due}.",
      ),
    },
    grant: {
      heading: "Nous avons accepté votre recours",
      inPart: "Nous avons accepté une partie de votre recours",
    },
    refuse: {
      heading: "Nous avons rejeté votre recours",
      text: "Nous avons réexaminé notre décision et sommes arrivés au même résultat. De notre part, elle est définitive.",
    },
    withdraw: {
      heading: "Votre demande est retirée",
      text: `Il n’y sera plus donné suite. Ce retrait ne vous fait perdre aucun droit : vous pouvez déposer de nouveau la même demande à tout moment. Nous en conservons une trace pendant ${months} mois, comme la loi l’exige.`,
    },
  },
  answer: {
    data: m(
      "Les données que ce site détient sur vous peuvent être téléchargées sous forme de fichier depuis la page ci-dessous jusqu’au {until}.",
    ),
    notDone: "Ce que nous n’avons pas fait, et pourquoi :",
    ground: "Fondement juridique",
    inDetail: "En détail :",
    disagree: "Si vous n’êtes pas d’accord",
  },
  appeal: {
    here: m(
      "Vous pouvez former un recours jusqu’au {until}. Lorsque nous pouvons l’organiser, une autre personne que celle qui a décidé réexamine le dossier ; vous avez la décision sous {time}{source}.",
    ),
    inMail: m(
      "Vous pouvez former un recours jusqu’au {until}, sur la page de la demande. Lorsque nous pouvons l’organiser, une autre personne que celle qui a décidé réexamine le dossier ; vous avez la décision sous {time}{source}.",
    ),
    source: m(" ({citation})"),
  },
  newConfirmation: "Veuillez confirmer votre demande",
  reminder: {
    subject: m("Rappel : votre {kind} {reference}"),
    heading: "Votre demande n’est pas encore confirmée",
    only: "Ceci est le seul rappel.",
  },
  newLink: "Le lien que vous avez demandé",
  question: {
    subject: "Nous avons une question",
    heading: "Nous avons une question sur votre demande",
    paused: m(
      "Vous trouverez la question sur la page de votre demande, avec un champ pour votre réponse. Le délai de notre réponse est suspendu jusqu’à la vôtre ({citation}) ; la date ci-dessus est reportée d’autant de jours.",
    ),
    running:
      "Vous trouverez la question sur la page de votre demande, avec un champ pour votre réponse. La date ci-dessus reste la même. Plus vite vous répondez, plus vite nous le pourrons aussi.",
    settled: "Notre question est réglée",
    noAnswerNeeded: m("Vous n’avez pas besoin d’y répondre. Vous aurez notre réponse au plus tard le {due}."),
  },
};
