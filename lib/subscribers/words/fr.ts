import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { SubscriberWords } from "./en";

const m = messagesIn("fr");
const hours = figures.subscriptionConfirmationHours;

export const fr: SubscriberWords = {
  choice: {
    services: "Services",
    servicesHint: "Ne cochez rien pour recevoir les alertes sur tous les services.",
    all: "Tous les services",
    maintenance: "Maintenances planifiées",
    withMaintenance: "M’informer aussi des maintenances planifiées",
    included: "Incluses",
    notIncluded: "Non incluses",
  },
  form: {
    label: "Alertes d’état du service par e-mail",
    emailHint:
      "Cette adresse ne sert qu’à ces e-mails. Nous vous demanderons de la confirmer avant d’en envoyer d’autres.",
    submit: { idle: "S’abonner", busy: "Abonnement en cours…" },
    failure: {
      title: "Abonnement non effectué",
      refused: "Votre abonnement n’a pas pu être enregistré. Veuillez réessayer.",
      unreachable: "Le serveur n’a pas pu être joint. Veuillez réessayer.",
    },
    success: {
      title: "Consultez votre boîte de réception",
      body: `Nous avons envoyé un e-mail à cette adresse. Suivez le lien qu’il contient et confirmez l’abonnement sur la page qui s’ouvre. Le lien est valable ${hours}\u00a0heures.`,
    },
  },
  answer:
    "Consultez votre boîte de réception : suivez le lien de l’e-mail et confirmez l’abonnement sur la page qui s’ouvre.",
  refusals: {
    services: m("Les services possibles sont {services}."),
    servicesList: "Les services doivent être une liste.",
    servicesCount: m("Choisissez {maximum} services au plus."),
    service: "Chaque service doit être true ou false.",
    maintenance: "Le choix des maintenances doit être true ou false.",
    incomplete: "Le lien est incomplet.",
    noLink: "Ce lien n’est pas valide.",
  },
  follow: {
    title: "Recevoir les alertes d’état du service",
    body: "Recevez la plupart des alertes par e-mail, toutes dans un flux et les maintenances planifiées dans votre calendrier.",
    mail: "Recevoir les alertes par e-mail",
    atom: "Flux des incidents (Atom)",
    json: "Flux des incidents (JSON)",
    calendar: "Calendrier des maintenances planifiées",
  },
  subscribe: {
    title: "Alertes d’état du service par e-mail",
    lead: "Nous vous envoyons par e-mail les alertes sur les services que vous choisissez ou, si vous n’en choisissez aucun, sur tous. Certaines alertes ne paraissent que sur la page d’état et dans les flux. Chaque e-mail contient un lien pour modifier l’abonnement ou y mettre fin.",
    also: {
      title: "Sans e-mail",
      body: "Toutes les alertes figurent dans les flux, et les maintenances planifiées dans un calendrier auquel vous pouvez vous abonner.",
      page: "Retour à la page d’état",
    },
    panels: {
      ended: {
        title: "Votre abonnement a pris fin",
        body: "Votre adresse et les traces des e-mails envoyés ont été supprimées, et vous ne recevrez plus d’alertes. Vous pouvez vous réabonner à tout moment.",
      },
      noLink: {
        title: "Ce lien ne fonctionne pas",
        body: `Il est peut-être incomplet ou date de plus de ${hours}\u00a0heures, l’abonnement a peut-être été confirmé par un autre lien, ou il a pris fin. Réabonnez-vous ici.`,
      },
      noManageLink: {
        title: "Ce lien ne fonctionne pas",
        body: "Rien n’a été modifié. Le lien est peut-être incomplet\u00a0: utilisez celui qui figure à la fin du dernier e-mail d’alerte que vous avez reçu. S’il ne fonctionne pas non plus, réabonnez-vous ici\u202f; votre confirmation remplacera votre choix précédent.",
      },
      failed: {
        title: "Cela n’a pas fonctionné",
        body: "Rien n’a été modifié. Veuillez patienter une minute, puis réessayer.",
      },
    },
  },
  confirm: {
    title: "Confirmez votre abonnement",
    lead: `Appuyez sur le bouton pour confirmer que vous souhaitez recevoir par e-mail les alertes d’état du service ${site.name}.`,
    address: "Adresse",
    button: "Confirmer l’abonnement",
    otherwise: `Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: sans votre confirmation, rien ne change. Un abonnement existant se poursuit\u202f; s’il n’y en a pas, aucun ne sera créé, et nous supprimerons les données saisies après ${figures.retention.unconfirmedSubscriptionDays}\u00a0jours.`,
  },
  manage: {
    title: "Votre abonnement",
    lead: m("Alertes d’état du service pour {email}."),
    confirmed: "Votre abonnement est actif. Vous recevrez la prochaine alerte par e-mail.",
    changed: "Vos modifications sont enregistrées.",
    choice: "Vos alertes",
    save: "Enregistrer les modifications",
    end: {
      title: "Se désabonner",
      note: "Votre adresse et les traces des e-mails envoyés seront supprimées immédiatement, et vous ne recevrez plus d’alertes.",
      button: "Se désabonner",
    },
  },
  mail: {
    confirmation: {
      subject: `Confirmez votre abonnement aux alertes d’état du service ${site.name}`,
      heading: "Confirmez votre abonnement",
      asked: m(
        `Quelqu’un nous a demandé, le {moment}, d’envoyer les alertes d’état du service ${site.name} à cette adresse.`,
      ),
      button: "Confirmer l’abonnement",
      note: `Le lien est valable ${hours}\u00a0heures. Si cette adresse est déjà abonnée, votre confirmation remplacera votre choix précédent.`,
      notYou:
        "Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change. Un abonnement existant se poursuit\u202f; s’il n’y en a pas, vous ne recevrez pas d’alertes.",
    },
    update: {
      subject: m(`{state} : {title} (état de ${site.name})`),
      began: "Début",
      ended: "Fin",
      starts: "Début",
      ends: "Fin",
      page: "Voir sur la page d’état",
      why: `Vous recevez cet e-mail parce que cette adresse est abonnée aux alertes d’état du service ${site.name}.`,
      manage: "Modifier l’abonnement ou y mettre fin",
    },
  },
};
