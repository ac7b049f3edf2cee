import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { EmailWords } from "./en";

const m = messagesIn("fr");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Si vous n’avez ni déposé ni autorisé cette demande, vous pouvez ignorer cet e-mail : sans votre confirmation, rien n’est communiqué, modifié ni supprimé.";

export const fr: EmailWords = {
  rows: {
    reference: "Référence",
    request: "Demande",
    received: "Reçue le",
    due: "Réponse au plus tard le",
    appealDue: "Décision sur le recours au plus tard le",
  },
  subjectWith: m("{heading} : {reference}"),
  follow: {
    button: "Ouvrir la page de votre demande",
    agentButton: "Ouvrir la page de la demande",
    note: `Gardez ce lien pour vous : toute personne qui le possède peut consulter la demande et agir à votre place. Pour toute question, répondez à cet e-mail ou écrivez à ${site.email.privacy}.`,
  },
  confirm: {
    subject: m("Veuillez confirmer votre {request} ({reference})"),
    own: "Veuillez confirmer que la demande vient de vous. Nous la traiterons dès que vous l’aurez fait.",
    forAgent: m(
      "{agent} a déposé cette demande pour vous. Veuillez confirmer que vous avez donné votre autorisation. Nous traiterons la demande dès que vous l’aurez fait.",
    ),
    sameDate: "La confirmation ne change pas la date de réponse ci-dessus.",
    button: "Confirmer la demande",
    once: `Le lien ne fonctionne qu’une fois. Il expire après ${days}\u00a0jours, ou plus tôt si la demande est clôturée. ${ignore}`,
    onceUntil: m(
      `Le lien ne fonctionne qu’une fois. Il expire le {moment}, ou plus tôt si la demande est clôturée. ${ignore}`,
    ),
  },
  receipt: {
    subject: m("Nous avons reçu votre {request} ({reference})"),
    heading: "Nous avons reçu votre demande",
    byDate: "Nous exécuterons la demande au plus tard à la date ci-dessus.",
    nothingNeeded: m("Vous n’avez rien d’autre à faire, et nous ne vérifierons pas votre identité. {byWhen}"),
    nothingNeededOfAgent: m("{agent} a déposé cette demande pour vous. Vous n’avez rien à faire. {byWhen}"),
    proofNeeded:
      "Vous avez déposé cette demande pour une personne que vous représentez. Avant de traiter la demande, nous vérifierons votre qualité pour agir. Il se peut que nous vous demandions un justificatif sur la page de votre demande\u202f; n’en envoyez pas par e-mail. Notre réponse vous sera adressée.",
    carriedOut: m(
      "Vous avez déposé cette demande pour une personne que vous représentez. {byWhen} Il se peut que nous vous demandions de justifier de votre qualité pour agir.",
    ),
    gpc: "Refus de la vente pris en compte : le navigateur depuis lequel le formulaire a été envoyé a transmis un signal Global Privacy Control, et nous avons enregistré ce refus. Nous ne vendons pas d’informations personnelles et n’en partageons pas à des fins de publicité ciblée.",
  },
  represented: {
    subject: m("Une demande relative aux données personnelles déposée en votre nom\u00a0: {reference}"),
    heading: "Quelqu’un a déposé une demande relative aux données personnelles en votre nom",
    attorney: m(
      "{agent} a déposé cette demande et déclare détenir une procuration (power of attorney) de votre part. Nous vérifierons cela avant de traiter la demande. Notre réponse lui sera adressée.",
    ),
    guardian: m(
      "{agent} a déposé cette demande en se présentant comme votre père, votre mère ou votre représentant légal. Nous vérifierons cela avant de traiter la demande. Notre réponse lui sera adressée.",
    ),
    atOnce: m(
      "{agent} a déposé cette demande pour vous. Elle a pris effet immédiatement. Aucune donnée personnelle n’a été communiquée, modifiée ni supprimée.",
    ),
    answered: m(
      "{agent} a déposé cette demande pour vous. Aucune donnée personnelle n’a été communiquée, modifiée ni supprimée.",
    ),
    wrong: "Si ce n’est pas exact, répondez à cet e-mail.",
    unwanted: "Si vous n’êtes pas d’accord avec cette demande, répondez à cet e-mail.",
  },
  agent: {
    receivedSubject: m("Nous avons reçu la {request} que vous avez déposée ({reference})"),
    received: "Nous avons reçu la demande que vous avez déposée",
    personAsked:
      "Nous avons demandé à la personne concernée de confirmer l’autorisation qu’elle vous a donnée. La réponse et les données éventuelles lui seront adressées ; nous vous informerons de l’issue.",
    carriedOut: m("{byWhen} Il se peut que nous vous demandions l’autorisation signée."),
    subject: m("Du nouveau au sujet de la demande que vous avez déposée ({reference})"),
    update: "Du nouveau au sujet de la demande que vous avez déposée",
    steps: {
      confirm: m("La personne concernée a confirmé l’autorisation qu’elle vous a donnée."),
      start: m("Nous traitons la demande."),
      extend: m(
        "Il nous faut plus de temps et nous avons fait usage de la seule prolongation possible. La réponse sera donnée au plus tard le {due}.",
      ),
      complete: m("La demande est traitée. Notre réponse a été envoyée à la personne concernée."),
      completeInPart: m(
        "Nous avons donné suite à une partie de la demande. Notre réponse, avec les motifs, a été envoyée à la personne concernée.",
      ),
      deny: m(
        "Nous avons refusé la demande. Notre réponse, avec les motifs, a été envoyée à la personne concernée.",
      ),
      appeal: m("Notre décision a fait l’objet d’un recours. Nous statuerons au plus tard le {due}."),
      grant: m("Nous avons fait droit au recours. Notre réponse a été envoyée à la personne concernée."),
      grantInPart: m(
        "Nous avons fait droit à une partie du recours. Notre réponse, avec les motifs, a été envoyée à la personne concernée.",
      ),
      refuse: m(
        "Le recours a été rejeté ; cette décision est définitive. Notre réponse, avec les motifs, a été envoyée à la personne concernée.",
      ),
      withdraw: m("La demande a été retirée. Nous n’y donnerons plus suite."),
    },
    paused: {
      person:
        "La personne concernée n’a pas encore répondu à notre question. D’ici là, le délai de notre réponse est suspendu.",
      agent:
        "Vous n’avez pas encore répondu à notre question, posée sur la page de la demande. D’ici là, le délai de notre réponse est suspendu.",
    },
  },
  steps: {
    confirm: {
      heading: "Votre demande est confirmée",
      text: m("Merci. Vous recevrez notre réponse au plus tard le {due}."),
    },
    authorized: {
      heading: "Votre qualité pour agir est confirmée",
      text: m("Vous recevrez notre réponse au plus tard le {due}."),
    },
    start: {
      heading: "Nous traitons votre demande",
      text: m("Vous recevrez notre réponse au plus tard le {due}."),
    },
    extend: {
      heading: "Il nous faut plus de temps pour votre demande",
      text: m("Nous avons prolongé le délai jusqu’au {due}. Il ne peut pas être prolongé de nouveau."),
      paused:
        "Le délai de notre réponse est suspendu jusqu’à ce que notre question ait reçu une réponse. Nous l’avons aussi prolongé. Il ne peut pas être prolongé de nouveau.",
      reason: "Voici la raison de cette prolongation :",
    },
    complete: {
      heading: "Votre demande a été traitée",
      inPart: "Nous avons donné suite à une partie de votre demande",
    },
    deny: { heading: "Nous avons refusé votre demande" },
    appeal: {
      heading: "Nous avons reçu votre recours",
      text: m(
        "Nous réexaminons notre décision. Vous recevrez le résultat de votre recours au plus tard le {due}.",
      ),
    },
    grant: {
      heading: "Nous avons fait droit à votre recours",
      inPart: "Nous avons fait droit à une partie de votre recours",
    },
    refuse: {
      heading: "Nous avons rejeté votre recours",
      text: "Nous avons réexaminé notre décision et sommes arrivés au même résultat. Cette décision est définitive.",
    },
    withdraw: {
      heading: "Votre demande est retirée",
      text: `Nous ne donnerons plus suite à votre demande. Ce retrait ne vous fait perdre aucun droit : vous pouvez déposer de nouveau la même demande à tout moment. Nous conserverons une trace de la demande retirée pendant ${months}\u00a0mois.`,
      afterAppeal: `Le retrait met aussi fin à votre recours : nous ne statuerons plus sur celui-ci, et notre décision antérieure reste inchangée. Vous ne pourrez plus former de recours contre elle, mais vous pouvez déposer une nouvelle demande à tout moment. Nous conserverons une trace de la demande retirée pendant ${months}\u00a0mois.`,
    },
  },
  answer: {
    data: m(
      "Les données demandées peuvent être téléchargées sous forme de fichier depuis la page de votre demande jusqu’au {until}.",
    ),
    notDone: "Pourquoi nous n’avons pas fait tout ce que vous demandiez :",
    ground: "Base juridique du refus",
    inDetail: "En détail :",
    disagree: "Si vous n’êtes pas d’accord :",
  },
  appeal: {
    here: m("Vous pouvez former un recours jusqu’au {until}."),
    inEmail: m("Vous pouvez former un recours jusqu’au {until}, sur la page de votre demande."),
    inAgentEmail: m("Vous pouvez former un recours jusqu’au {until}, sur la page de la demande."),
    review: m(
      "Dans la mesure du possible, une personne qui n’a pas participé à la décision réexaminera le dossier ; nous vous informerons de l’issue sous {time} à compter de la réception de votre recours{source}.",
    ),
    source: m(" ({citation})"),
  },
  unconfirmed:
    "Personne n’a confirmé cette demande avec le lien envoyé par e-mail. Nous n’avons donc pas pu la traiter et l’avons clôturée. Aucune donnée personnelle n’a été communiquée, modifiée ni supprimée. Vous pouvez la déposer de nouveau à tout moment.",
  newConfirmation: "Veuillez confirmer votre demande",
  reminder: {
    subject: m("Rappel : veuillez confirmer votre {request} ({reference})"),
    heading: "Votre demande n’est pas encore confirmée",
    only: "Nous n’enverrons pas d’autre rappel.",
  },
  newLink: {
    person: "Un nouveau lien vers votre demande",
    agent: "Un nouveau lien vers la demande que vous avez déposée",
  },
  newLinkAsked: "Vous avez demandé ce lien. Si ce n’est pas vous, vous pouvez ignorer cet e-mail.",
  question: {
    subject: "Nous avons une question",
    heading: {
      person: "Nous avons une question sur votre demande",
      agent: "Nous avons une question sur la demande que vous avez déposée",
    },
    paused: {
      person: m(
        "Vous trouverez la question sur la page de votre demande, avec un champ pour votre réponse. Le délai de notre réponse est suspendu jusqu’à ce que vous y ayez répondu sur cette page ({citation}). Pour chaque jour complet de suspension, l’échéance indiquée ci-dessus sera reportée d’un jour.",
      ),
      agent: m(
        "Vous trouverez la question sur la page de la demande, avec un champ pour votre réponse. Le délai de notre réponse est suspendu jusqu’à ce que vous y ayez répondu sur cette page ({citation}). Pour chaque jour complet de suspension, l’échéance indiquée ci-dessus sera reportée d’un jour.",
      ),
    },
    running: {
      person: m(
        "Vous trouverez la question sur la page de votre demande, avec un champ pour votre réponse. {byWhen} Plus tôt vous répondrez à la question, plus tôt nous pourrons répondre à votre demande.",
      ),
      agent: m(
        "Vous trouverez la question sur la page de la demande, avec un champ pour votre réponse. {byWhen} Plus tôt vous répondrez à la question, plus tôt nous pourrons répondre à la demande.",
      ),
    },
    settled: "Nous n’avons plus besoin de votre réponse",
    noAnswerNeeded: m("Vous n’avez plus besoin de répondre à notre question. {byWhen}"),
  },
  complaint: {
    rows: { request: "Type", due: "Résultat au plus tard le" },
    follow: {
      button: "Ouvrir la page de votre réclamation",
      agentButton: "Ouvrir la page de la réclamation",
      note: `Gardez ce lien pour vous : toute personne qui le possède peut consulter la réclamation et agir à votre place. Pour toute question, répondez à cet e-mail ou écrivez à ${site.email.privacy}.`,
    },
    receipt: {
      subject: m("Nous avons reçu votre réclamation ({reference})"),
      heading: "Nous avons reçu votre réclamation",
      byDate: "Nous communiquerons le résultat au plus tard à la date ci-dessus.",
      nothingNeeded: m("Vous n’avez rien d’autre à faire. Nous examinerons votre réclamation. {byWhen}"),
      nothingNeededOfAgent: m(
        "{agent} a déposé cette réclamation pour vous. Vous n’avez rien à faire. Nous l’examinerons. {byWhen}",
      ),
    },
    represented: {
      subject: m("Une réclamation relative aux données personnelles déposée en votre nom\u00a0: {reference}"),
      heading: "Quelqu’un a déposé une réclamation relative aux données personnelles en votre nom",
      attorney: m(
        "{agent} a déposé cette réclamation et déclare détenir une procuration (power of attorney) de votre part. Nous examinerons la réclamation et adresserons notre réponse à cette personne.",
      ),
      guardian: m(
        "{agent} a déposé cette réclamation en se présentant comme votre père, votre mère ou votre représentant légal. Nous examinerons la réclamation et adresserons notre réponse à cette personne.",
      ),
    },
    agent: {
      receivedSubject: m("Nous avons reçu la réclamation que vous avez déposée ({reference})"),
      received: "Nous avons reçu la réclamation que vous avez déposée",
      carriedOut: m(
        "Nous examinerons la réclamation et écrirons à la personne concernée. {byWhen} Il se peut que nous vous demandions l’autorisation signée.",
      ),
      subject: m("Du nouveau au sujet de la réclamation que vous avez déposée ({reference})"),
      update: "Du nouveau au sujet de la réclamation que vous avez déposée",
      steps: {
        start: m("Nous traitons la réclamation."),
        complete: m("Nous avons examiné la réclamation. Le résultat a été envoyé à la personne concernée."),
        withdraw: m("La réclamation a été retirée. Nous n’y donnerons plus suite."),
      },
    },
    steps: {
      start: {
        heading: "Nous traitons votre réclamation",
        text: m("Vous recevrez le résultat au plus tard le {due}."),
      },
      complete: { heading: "Le résultat de votre réclamation" },
      withdraw: {
        heading: "Votre réclamation est retirée",
        text: `Nous ne donnerons plus suite à votre réclamation. Ce retrait ne vous fait perdre aucun droit : vous pouvez déposer de nouveau la même réclamation à tout moment. Nous conserverons une trace de la réclamation retirée pendant ${months}\u00a0mois.`,
      },
    },
    newLink: {
      person: "Un nouveau lien vers votre réclamation",
      agent: "Un nouveau lien vers la réclamation que vous avez déposée",
    },
    question: {
      heading: {
        person: "Nous avons une question sur votre réclamation",
        agent: "Nous avons une question sur la réclamation que vous avez déposée",
      },
      running: {
        person: m(
          "Vous trouverez la question sur la page de votre réclamation, avec un champ pour votre réponse. {byWhen} Plus tôt vous répondrez à la question, plus tôt nous pourrons vous communiquer le résultat.",
        ),
        agent: m(
          "Vous trouverez la question sur la page de la réclamation, avec un champ pour votre réponse. {byWhen} Plus tôt vous répondrez à la question, plus tôt nous pourrons communiquer le résultat.",
        ),
      },
    },
  },
};
