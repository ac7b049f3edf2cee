import { complaintFigures } from "@/lib/privacy/laws/figures";
import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("fr");

export const fr: IntakeWords = {
  fields: {
    agentName: "Votre propre nom",
    agentEmail: "Votre propre adresse e-mail",
    description: "Description",
    answer: "Votre réponse",
    appeal: "Vos raisons",
  },
  errors: {
    type: "Choisissez un type de demande.",
    agentLink:
      "Votre propre nom ne peut contenir ni lien, ni adresse e-mail, ni numéro de téléphone. Mettez une espace après les initiales, comme dans «\u202fY. Li\u202f».",
    agentAddress: "Saisissez une seule adresse e-mail valide, la vôtre.",
    filedBy: "Choisissez à quel titre vous agissez.",
    agentBox: "L’indication sur l’autorisation doit être true ou false.",
    noAgentName: "Saisissez votre propre nom.",
    noAgentEmail: "Saisissez votre propre adresse e-mail.",
    noPermission: "Cochez la case pour confirmer que la déclaration choisie est exacte.",
    box: m("Le champ «\u202f{label}\u202f» doit être true ou false."),
    region: "Choisissez un lieu dans la liste, ou aucun.",
    noComplaint: "Indiquez sur quoi porte votre réclamation.",
    noRegion: "Ce type de demande ne comporte ni État ni pays.",
    law: m("Choisissez l’une de ces lois\u00a0: {laws}."),
    optOut: "Confirmez le refus de la vente pour l’envoyer.",
    reference: m("Saisissez la référence telle qu’elle figure dans l’e-mail, par exemple {example}."),
    link: "Le lien est incomplet.",
    question: "Indiquez la question à laquelle vous répondez.",
  },
  form: {
    emailHint:
      "L’adresse sous laquelle nous vous connaissons. Nous y enverrons la confirmation et notre réponse.",
    descriptionHint:
      "Tout ce qui nous aide à trouver vos données ou à comprendre votre demande. N’envoyez pas de pièce d’identité.",
    type: "Type de demande",
    state: "État",
    stateHint:
      "Pour citer la loi de votre État dans notre réponse et, si vous contestez celle-ci, vous indiquer l’autorité compétente. Les délais sont les mêmes pour tous les États.",
    noState: "Autre, ou non précisé",
    country: "Pays ou province",
    countryHint:
      "Certains pays et provinces ont un délai de réponse plus court ou une autorité que vous pouvez saisir en cas de désaccord. Nous respectons ce délai et vous indiquons l’autorité.",
    noCountry: "Un autre pays, ou non précisé",
    law: "Loi",
    agentNameHint: "Votre nom, ou celui de votre organisation. Nous le communiquons à la personne concernée.",
    agentEmailHint: "Nous y enverrons les informations de suivi.",
    filedBy: "À quel titre agissez-vous\u202f?",
    agentRoles: {
      agent: "Je détiens une autorisation signée de la personne concernée",
      attorney: "Je détiens une procuration (power of attorney) de la personne concernée",
      guardian: "Je suis le père, la mère ou le représentant légal de la personne concernée",
    },
    permission: "Déclaration",
    permissionText: "La déclaration choisie ci-dessus est exacte, et j’en apporterai la preuve sur demande.",
    fold: {
      summary: "Vous agissez pour quelqu’un d’autre\u202f?",
      addresses:
        "Saisissez ci-dessus l’adresse e-mail de la personne, et ci-dessous votre propre nom et votre propre adresse e-mail.",
      permission: {
        confirmed:
          "Si vous avez une autorisation signée, nous demanderons à la personne de la confirmer\u202f; les réponses et les données lui seront adressées.",
        exceptOptOut:
          "Si vous avez une autorisation signée, nous demanderons à la personne de la confirmer, sauf pour un refus (de la vente, du partage, de la publicité ciblée ou du profilage)\u202f; les réponses et les données lui seront adressées.",
        exceptOptOutOrLimit:
          "Si vous avez une autorisation signée, nous demanderons à la personne de la confirmer, sauf pour un refus de la vente ou une limitation de l’usage\u202f; les réponses et les données lui seront adressées.",
        complaint: "Si vous avez une autorisation signée, notre réponse sera adressée à la personne.",
      },
      proof: {
        request:
          "Si vous avez une procuration (power of attorney), ou si vous êtes le père, la mère ou le représentant légal de la personne, il se peut que nous vous demandions un justificatif\u202f; notre réponse et les données éventuelles vous seront adressées.",
        complaint:
          "Si vous avez une procuration (power of attorney), ou si vous êtes le père, la mère ou le représentant légal de la personne, il se peut que nous vous demandions un justificatif\u202f; notre réponse vous sera adressée.",
      },
    },
    submit: { idle: "Envoyer la demande", busy: "Envoi en cours…" },
    waits: "Saisissez votre adresse e-mail et choisissez un type de demande pour continuer.",
    refused: "La demande n’a pas pu être envoyée",
    unreachable: "Votre demande n’a pas pu être envoyée. Veuillez réessayer.",
    success: {
      title: "Demande envoyée",
      body: "Nous avons reçu votre demande. Sa référence et un lien pour la suivre figurent dans l’e-mail que nous vous avons envoyé. Si l’e-mail vous demande de confirmer la demande, utilisez le lien de confirmation qu’il contient\u00a0: nous ne pouvons pas la traiter avant.",
      reference: "Votre référence",
      due: "Nous répondrons au plus tard le",
      again: "Déposer une autre demande",
      print: "Imprimer cet accusé de réception",
      confirm: {
        title: "Confirmez votre demande par e-mail",
        body: "Nous avons envoyé un e-mail à {email}. Confirmez la demande à l’aide du lien qu’il contient\u00a0: nous ne pouvons pas la traiter avant.",
        note: "Aucun e-mail après quelques minutes\u202f? Vérifiez votre dossier de courrier indésirable ou demandez un nouvel envoi. Si l’adresse est erronée, envoyez à nouveau la demande.",
        resend: "Renvoyer l’e-mail",
        resent:
          "Nous avons envoyé un nouvel e-mail, sauf si nous en avons déjà envoyé un au cours des cinq dernières minutes ou plusieurs au cours de la dernière heure. Vérifiez aussi votre dossier de courrier indésirable.",
      },
    },
    received: m(
      "Nous avons reçu votre demande. Votre référence est {reference}. Nous répondrons au plus tard le {due}.",
    ),
    personConfirms:
      "La personne concernée doit confirmer l’autorisation qu’elle vous a donnée. Nous lui avons envoyé un e-mail\u202f; nous ne pouvons pas traiter la demande avant cette confirmation. Si vous avez indiqué une adresse erronée, envoyez à nouveau la demande.",
    completed: m("Votre demande est traitée. Votre référence est {reference}. {answer}"),
  },
  page: {
    steps: "Ce qui se passe ensuite",
    readMore: "À lire aussi",
    complaint: "Réclamation sur le traitement de vos données",
  },
  complaint: {
    title: "Déposer une réclamation",
    lead: "Quelque chose ne va pas dans notre traitement de vos données\u202f? Dites-le-nous. C’est gratuit, sans compte, sans preuve et sans limite de temps.",
    label: "Réclamation relative aux données personnelles",
    submit: { idle: "Envoyer la réclamation", busy: "Envoi en cours…" },
    waits: "Saisissez votre adresse e-mail et décrivez votre réclamation pour continuer.",
    refused: "La réclamation n’a pas pu être envoyée",
    unreachable: "Votre réclamation n’a pas pu être envoyée. Veuillez réessayer.",
    received: m(
      "Nous avons reçu votre réclamation. Votre référence est {reference}. Vous recevrez le résultat au plus tard le {due}.",
    ),
    lawHint: "Pour savoir quelle loi s’applique et à qui d’autre vous pouvez vous adresser.",
    emailHint: "Nous y enverrons notre réponse.",
    about: "Sur quoi porte votre réclamation\u202f?",
    aboutHint:
      "Décrivez ce qui s’est passé et ce que vous attendez de nous. N’envoyez pas de pièce d’identité.",
    success: {
      title: "Réclamation envoyée",
      body: "Nous avons reçu votre réclamation. Sa référence et la date limite de notre réponse sont dans l’e-mail que nous vous avons envoyé.",
      due: "Vous recevrez le résultat au plus tard le",
      again: "Déposer une autre réclamation",
    },
    steps: [
      {
        title: "Immédiatement",
        body: "Vous recevez un e-mail avec une référence et un lien pour suivre la réclamation.",
      },
      {
        title: "Nous l’examinons",
        body: "Nous vous informons quand l’examen commence. Si nous avons une question, nous vous la posons sur la page de la réclamation.",
      },
      {
        title: `Sous ${complaintFigures.days}\u00a0jours`,
        body: "Vous recevez le résultat, et nous vous indiquons à qui d’autre vous adresser. Vous pouvez saisir une autorité à tout moment.",
      },
    ],
  },
  find: {
    title: "Votre demande relative aux données personnelles",
    lead: "Ouvrez votre demande avec le lien de nos e-mails. Si vous l’avez perdu, nous pouvons vous en envoyer un nouveau. Cela vaut aussi pour les réclamations.",
    emailHint:
      "L’adresse indiquée dans la demande, ou la vôtre si vous l’avez déposée pour une autre personne.",
    reference: "Référence",
    referenceHint: m("Indiquée dans nos e-mails, par exemple {example}."),
    button: "M’envoyer un nouveau lien",
    panels: {
      sent: {
        title: "Merci",
        body: "Si la référence et l’adresse correspondent, nous vous avons envoyé un lien, sauf si nous en avons déjà envoyé un au cours des cinq dernières minutes ou plusieurs au cours de la dernière heure. Vérifiez aussi votre dossier de courrier indésirable.",
      },
      check: {
        title: "Vérifiez votre saisie",
        body: m(
          "Une référence comporte deux lettres et huit autres caractères, par exemple {example}. Saisissez une seule adresse e-mail.",
        ),
      },
      confirmed: {
        title: "Cette demande est déjà confirmée",
        body: "Vous n’avez pas à la confirmer de nouveau. Pour suivre son avancement, ouvrez le lien de notre dernier e-mail ou demandez-en un nouveau ici.",
      },
      "no-link": {
        title: "Ce lien ne fonctionne pas",
        body: "Il est peut-être incomplet, déjà utilisé ou expiré, ou la demande est déjà clôturée. Demandez ici un nouveau lien vers votre demande.",
      },
      changed: {
        title: "La demande a changé",
        body: "Ce que vous vouliez faire n’est plus possible. L’état actuel figure sur la page de votre demande, que vous pouvez ouvrir avec le lien de notre dernier e-mail.",
      },
      failed: {
        title: "Cela n’a pas fonctionné",
        body: "Rien n’a été modifié. Attendez une minute et réessayez.",
      },
    },
    file: {
      title: "Pas encore de demande\u202f?",
      body: "Déposez-en une, sans compte et gratuitement.",
    },
  },
  residence: {
    title: "Déposer une demande relative aux données personnelles",
    lead: "Dites-nous où vous vivez pour obtenir le formulaire qui convient, avec vos droits et les délais. C’est gratuit et sans compte.",
    question: "Où vivez-vous\u202f?",
    asides: {
      optOut: {
        title: "Refuser la vente, où que vous viviez",
        body: "Vous pouvez nous interdire de vendre ou de partager vos données. Vous n’avez à prouver ni votre identité ni votre lieu de résidence.",
        link: "Refuser la vente",
      },
      complaint: {
        title: "Vous souhaitez déposer une réclamation\u202f?",
        body: "Vous pouvez déposer à tout moment une réclamation sur tout ce que nous faisons de vos données. Notre équipe de protection des données l’examine.",
        link: "Déposer une réclamation",
      },
      unsure: {
        title: "Vous hésitez\u202f?",
        body: "Choisissez n’importe quel formulaire. Nous traiterons votre demande et compterons le délai à partir de sa réception, même si un autre formulaire était plus adapté.",
        link: "Politique de confidentialité",
      },
      made: {
        title: "Vous avez déjà déposé une demande\u202f?",
        body: "Le lien de nos e-mails ouvre votre demande. Si vous l’avez perdu, nous vous en enverrons un nouveau.",
        link: "Retrouver ma demande",
      },
    },
  },
};
