import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { SubscriberWords } from "./en";

const m = messagesIn("fr");
const hours = figures.subscriptionConfirmationHours;

export const fr: SubscriberWords = {
  choice: {
    services: "Services",
    servicesHint: "Ne cochez rien pour recevoir les messages sur tous les services.",
    all: "Tous les services",
    maintenance: "Maintenances planifiées",
    withMaintenance: "M’informer aussi des maintenances planifiées",
    included: "Incluses",
    notIncluded: "Non incluses",
  },
  form: {
    label: "Messages d’état par e-mail",
    emailHint:
      "Utilisée uniquement pour ces e-mails. Nous vous demandons de confirmer l’adresse avant d’y envoyer quoi que ce soit d’autre.",
    submit: { idle: "S’abonner", busy: "Abonnement en cours…" },
    failure: {
      title: "Abonnement non effectué",
      refused: "Votre abonnement n’a pas pu être enregistré. Veuillez réessayer.",
      unreachable: "Votre abonnement n’a pas pu être envoyé. Veuillez réessayer.",
    },
    success: {
      title: "Consultez votre messagerie",
      body: `Nous avons envoyé un e-mail à cette adresse. Suivez le lien qu’il contient et appuyez sur le bouton qui s’affiche pour démarrer l’abonnement. Le lien est valable ${hours} heures.`,
    },
  },
  answer:
    "Consultez votre messagerie : suivez le lien de l’e-mail et appuyez sur le bouton qui s’affiche pour démarrer l’abonnement.",
  refusals: {
    services: m("Les services possibles sont {services}."),
    servicesList: "Les services doivent être une liste.",
    servicesCount: m("Les services doivent être au plus {maximum}."),
    service: "Un service vaut true ou false.",
    maintenance: "Le choix des maintenances doit être true ou false.",
    incomplete: "Le lien est incomplet.",
    noLink: "Ce lien n’ouvre rien.",
  },
  follow: {
    title: "Recevoir les messages d’état",
    body: "Chaque message par e-mail, dans un flux ou sous forme de dates dans votre calendrier.",
    mail: "Recevoir les messages par e-mail",
    atom: "Flux des incidents (Atom)",
    json: "Flux des incidents (JSON)",
    calendar: "Calendrier des maintenances planifiées",
  },
  subscribe: {
    title: "Messages d’état par e-mail",
    lead: "Un e-mail pour chaque message, sur les services que vous choisissez ou, si vous n’en choisissez aucun, sur tous. Chaque e-mail contient un lien pour modifier l’abonnement ou y mettre fin.",
    also: {
      title: "Sans e-mail",
      body: "Les mêmes messages figurent dans les flux, et les maintenances planifiées dans un calendrier auquel vous pouvez vous abonner.",
      page: "Retour à la page d’état",
    },
    panels: {
      ended: {
        title: "Votre abonnement a pris fin",
        body: "Votre adresse a été supprimée et vous ne recevrez plus d’e-mails. Vous pouvez vous réabonner à tout moment.",
      },
      noLink: {
        title: "Ce lien ne fonctionne pas",
        body: `Il est peut-être incomplet, l’abonnement a peut-être pris fin, ou le lien n’a pas été utilisé dans les ${hours} heures. Réabonnez-vous ici.`,
      },
      failed: {
        title: "Cela n’a pas fonctionné",
        body: "Rien n’a été modifié. Veuillez patienter une minute, puis réessayer.",
      },
    },
  },
  confirm: {
    title: "Démarrer votre abonnement",
    lead: `Appuyez sur le bouton pour recevoir les messages d’état de ${site.name} par e-mail.`,
    address: "Adresse",
    button: "Démarrer l’abonnement",
    otherwise:
      "Si vous n’avez rien demandé, fermez cette page : tant que le bouton n’est pas utilisé, rien n’est envoyé et l’adresse est supprimée.",
  },
  manage: {
    title: "Votre abonnement",
    lead: m("Messages d’état pour {email}."),
    confirmed: "L’abonnement a démarré. Vous recevrez le prochain message par e-mail.",
    changed: "Vos modifications sont enregistrées.",
    choice: "Vos messages",
    save: "Enregistrer les modifications",
    end: {
      title: "Se désabonner",
      note: "Votre adresse est supprimée immédiatement et vous ne recevez plus d’e-mails.",
      button: "Se désabonner",
    },
  },
  mail: {
    confirmation: {
      subject: `Confirmez vos messages d’état de ${site.name}`,
      heading: "Démarrer votre abonnement",
      asked: m(
        `Quelqu’un nous a demandé (date de la demande : {moment}) d’envoyer les messages d’état de ${site.name} à cette adresse.`,
      ),
      button: "Confirmer cette adresse",
      note: `Le lien est valable ${hours} heures. Si vous êtes déjà abonné, il remplace votre choix précédent.`,
      notYou: "Si vous n’avez rien demandé, ignorez cet e-mail : vous ne recevrez rien d’autre.",
    },
    update: {
      subject: m(`{state} : {title} (état de ${site.name})`),
      began: "Début",
      ended: "Fin",
      starts: "Début",
      ends: "Fin",
      page: "Voir sur la page d’état",
      why: `Vous recevez cet e-mail parce que cette adresse est abonnée aux messages d’état de ${site.name}.`,
      manage: "Modifier l’abonnement ou y mettre fin",
    },
  },
};
