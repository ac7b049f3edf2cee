import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("fr");

export const fr: IntakeWords = {
  fields: {
    agentName: "Nom du mandataire",
    agentEmail: "E-mail du mandataire",
    description: "Description",
    answer: "Votre réponse",
    appeal: "Votre texte",
  },
  errors: {
    type: "Choisissez un type de demande.",
    agentLink: "Le nom du mandataire doit être un nom, sans lien.",
    agentAddress: "Saisissez une seule adresse e-mail valide pour le mandataire.",
    agentBox: "L’autorisation du mandataire doit être vraie ou fausse.",
    noAgentName: "Saisissez le nom du mandataire qui dépose cette demande.",
    noAgentEmail: "Saisissez l’adresse e-mail du mandataire.",
    noPermission: "Affirmez que le mandataire détient une procuration signée.",
    box: m("{label} doit être vrai ou faux."),
    region: "Choisissez un lieu dans la liste, ou aucun.",
    noRegion: "Les demandes au titre de cette loi ne nomment aucune région.",
    law: m("Nommez la loi\u202f: {laws}."),
    optOut: "Confirmez le refus pour l’envoyer.",
    reference: m("Saisissez la référence telle qu’elle figure dans l’e-mail, par exemple {example}."),
    link: "Le lien est incomplet.",
    question: "Nommez la question à laquelle vous répondez.",
  },
  form: {
    label: m("Demande {law}"),
    title: m("Demande {law}"),
    emailHint: "L’adresse sous laquelle nous vous connaissons. La confirmation et notre réponse y arrivent.",
    descriptionHint:
      "Tout ce qui nous aide à trouver vos données ou à comprendre votre demande. N’envoyez pas de pièce d’identité.",
    type: "Type de demande",
    state: "État",
    stateHint:
      "Pour pouvoir nommer l’autorité de votre État si vous contestez notre réponse. Cela ne change ni ce que nous faisons, ni quand.",
    noState: "Autre, ou non précisé",
    law: "Loi",
    agentNameHint: "Votre nom, ou celui de votre organisation. Nous le communiquons à la personne concernée.",
    agentEmailHint: "Nous y envoyons les nouvelles de la demande.",
    permission: "Procuration signée",
    permissionText:
      "Je détiens une procuration signée de la personne concernée et la présenterai sur demande.",
    fold: {
      summary: "Vous déposez pour quelqu’un d’autre\u202f?",
      note: "Saisissez l’adresse de la personne ci-dessus et la vôtre ici. Sauf pour un refus de vente ou une limitation, nous demandons à la personne de confirmer votre procuration. Les réponses et les données lui sont adressées.",
      forChild: "Un parent ou tuteur légal dépose de la même façon pour un enfant.",
    },
    submit: { idle: "Envoyer la demande", busy: "Envoi en cours…" },
    waits: "Saisissez votre e-mail et choisissez un type de demande pour continuer.",
    refused: "La demande n’a pas pu être envoyée",
    unreachable: "Votre demande n’a pas pu être envoyée. Veuillez réessayer.",
    success: {
      title: "Demande envoyée",
      body: "Nous avons reçu votre demande. Sa référence et la date limite de notre réponse figurent dans l’e-mail que nous vous avons envoyé.",
      reference: "Votre référence",
      due: "Notre réponse vous parviendra au plus tard le",
      again: "Déposer une autre demande",
      print: "Imprimer ce reçu",
    },
    received: m(
      "Nous avons reçu votre demande. Votre référence est {reference}\u202f; vous aurez notre réponse au plus tard le {due}.",
    ),
  },
  page: { steps: "Ce qui se passe ensuite", readMore: "À lire aussi" },
  find: {
    title: "Votre demande relative à vos données",
    lead: "Ouvrez votre demande avec le lien de nos e-mails. Si vous l’avez perdu, nous pouvons en envoyer un nouveau à l’adresse de la demande.",
    emailHint: "L’adresse concernée par la demande, ou celle du mandataire.",
    reference: "Référence",
    referenceHint: m("Comme sur le reçu, par exemple {example}."),
    button: "M’envoyer un nouveau lien",
    panels: {
      sent: {
        title: "Merci",
        body: "Si la référence et l’adresse vont ensemble, un lien est en route. Vérifiez aussi vos indésirables\u202f; au bout de cinq minutes, vous pourrez redemander.",
      },
      check: {
        title: "Vérifiez votre saisie",
        body: m("Une référence ressemble à {examples}, et l’adresse doit être une seule adresse e-mail."),
      },
      "no-link": {
        title: "Ce lien ne fonctionne pas",
        body: "Il est peut-être incomplet, déjà utilisé ou expiré. Demandez-en un nouveau ici.",
      },
      changed: {
        title: "La demande a changé",
        body: "Ce que vous vouliez faire n’est plus possible. Suivez le lien de notre dernier e-mail pour voir où elle en est.",
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
    title: "Déposer une demande relative à vos données",
    lead: "Dites-nous où vous vivez et vous obtenez le formulaire qui convient\u202f: ses droits, ses délais et qui reçoit les réclamations. C’est gratuit et sans compte.",
    question: "Où vivez-vous\u202f?",
    asides: {
      optOut: {
        title: "Refuser la vente ne demande aucun domicile",
        body: "Où que vous viviez, vous pouvez nous interdire de vendre ou de partager vos données. Nous ne demandons aucune preuve.",
        link: "Refuser la vente",
      },
      unsure: {
        title: "Vous hésitez\u202f?",
        body: "Prenez n’importe lequel. Nous répondons à la demande que vous avez faite et comptons ses jours dès sa réception, même si un autre formulaire aurait mieux convenu.",
        link: "Politique de confidentialité",
      },
      made: {
        title: "Déjà déposée\u202f?",
        body: "Le lien de nos e-mails ouvre votre demande. Si vous l’avez perdu, nous en envoyons un nouveau.",
        link: "Retrouver ma demande",
      },
    },
  },
};
