import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { percentIn } from "@/lib/site/number-forms";
import { responseTimes } from "@/lib/site/response-times";
import type { ContactWords } from "./en";

const m = messagesIn("fr");
const times = responseTimes.fr;
const { developer, enterprise } = figures.plans;

export const fr: ContactWords = {
  header: {
    title: "Nous contacter",
    lead: "Posez vos questions sur la modération, les tarifs ou une intégration : une personne vous répondra. Parlez-nous de votre projet et de vos besoins.",
  },
  types: {
    general: "Demande générale",
    sales: "Service commercial",
    support: "Assistance technique",
    partnership: "Partenariat",
  },
  form: {
    label: "Contact",
    name: "Nom",
    company: "Entreprise",
    type: "Type de demande",
    typeNoun: "Type de demande",
    noType: "Choisissez l’un des types de demande.",
    message: "Message",
    messageHint: "N’indiquez ni mot de passe ni clé API : nous n’en avons jamais besoin.",
    submit: { idle: "Envoyer le message", busy: "Envoi en cours…" },
    failed: "Le message n’a pas été envoyé",
    retry: "Le formulaire n’a pas pu être envoyé. Veuillez réessayer.",
    sent: "Message envoyé !",
    thanks: `Merci de nous avoir écrit. Nous vous répondrons sous ${times.general}.`,
  },
  collected: {
    name: "nom",
    email: "adresse e-mail",
    company: "entreprise (si vous l’indiquez)",
    type: "type de demande",
    message: "message",
  },
  cards: {
    email: { title: "E-mail", lines: [site.email.hello, `Réponse sous ${times.general}`] },
    chat: {
      title: "Chat en direct",
      lines: ["Discutez depuis votre tableau de bord", "Disponible 24\u00a0h/24, 7\u00a0j/7"],
    },
    phone: {
      title: "Téléphone",
      lines: [site.phone.main, "Pour les questions commerciales ou sur votre compte, et en cas d’urgence"],
    },
    office: {
      title: "Bureau",
      lines: [
        `${site.address.city}, ${site.address.region}`,
        `${site.address.street}, ${site.address.postalCode}, ${countryIn.fr}`,
      ],
    },
  },
  enterprise: {
    title: "Solutions Enterprise",
    body: "Modèles sur mesure, déploiement sur site, remises sur volume ou contrat personnalisé : écrivez à notre équipe Enterprise.",
    points: {
      answers: `Réponse en ${times.enterprise}`,
      uptime: `SLA de ${percentIn("fr", enterprise.uptimeSla)} de disponibilité`,
      manager: "Un responsable de compte dédié",
    },
    action: "Contacter le service commercial",
    mailSubject: "Demande Enterprise",
  },
  responses: {
    title: "Délais de réponse",
    lead: "Délai de première réponse, selon le sujet.",
    rows: {
      general: { topic: "Demandes générales", time: times.general },
      technical: { topic: "Assistance technique", time: times.technical },
      enterprise: { topic: "Enterprise", time: times.enterprise },
      emergency: { topic: "Urgences", time: times.emergency },
      legal: { topic: "Demandes juridiques", time: times.legal },
      status: {
        topic: "Pannes signalées par téléphone",
        time: `Sous ${figures.response.statusEmergencyMinutes}\u00a0minutes`,
      },
    },
    emergency: "En cas d’urgence, appelez-nous\u00a0:",
    note: `Ce sont les délais habituels. Chaque offre fixe un délai maximal pour la première réponse de l’assistance : ${developer.supportHours}\u00a0heures pour Developer, moins de ${enterprise.supportHours}\u00a0heure pour Enterprise.`,
    plans: "Comparer les offres",
  },
  mail: {
    received: m("Nous avons reçu votre message ({reference})"),
    heading: "Merci de nous avoir écrit",
    promise: `Notre équipe a bien reçu votre message. Nous vous répondrons sous ${times.general}.`,
    reference: "Référence",
    notYou: "Si vous ne nous avez pas envoyé de message, vous pouvez ignorer cet e-mail et notre réponse.",
    again: m("Re: {subject}"),
    ourAnswer: m("Notre réponse à votre message {reference}"),
    wroteOn: m("Vous avez écrit le {date} :"),
  },
};
