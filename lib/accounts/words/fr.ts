import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { dollarsIn } from "@/lib/site/number-forms";
import type { AccountWords } from "./en";

const m = messagesIn("fr");
const { plans, credits, verificationHours } = figures;

export const fr: AccountWords = {
  form: {
    label: "Créer un compte",
    firstName: "Prénom",
    lastName: "Nom",
    companyName: "Nom de l’entreprise",
    passwordHint: `Au moins ${lengths.passwordMinimum}\u00a0caractères`,
    terms: "Conditions",
    agreed: m("J’accepte les {terms} et la {privacy}."),
    termsLink: "conditions d’utilisation",
    privacyLink: "politique de confidentialité",
    mustAgree: "Veuillez accepter les conditions.",
    submit: { idle: "Créer le compte", busy: "Création du compte…" },
    failed: "Le compte n’a pas pu être créé.",
    ownAddress:
      "N’utilisez comme mot de passe ni votre adresse e-mail ni la partie qui précède le @ : c’est la première chose que l’on essaierait. Veuillez en choisir un autre.",
    commonPassword: "Ce mot de passe est trop courant. Veuillez en choisir un autre.",
  },
  frame: {
    documentation: "Documentation",
    terms: "Conditions",
    privacy: "Confidentialité",
    contact: "Contact",
  },
  signup: {
    title: "Créez votre compte",
    lead: "Un seul compte pour le tableau de bord, les clés API et les règles de votre équipe.",
    again: "Corrigez votre adresse e-mail et choisissez de nouveau un mot de passe.",
    haveOne: "Vous avez déjà un compte ?",
    signIn: "Se connecter",
    benefitsTitle: "Ce que vous obtenez",
    benefits: {
      credits: {
        title: `${dollarsIn("fr", credits.onRegistrationValue)} de crédits gratuits`,
        body: `Les ${credits.onRegistration} premiers crédits ne demandent pas de carte bancaire. Leur valeur est de ${dollarsIn("fr", credits.onRegistrationValue)} dès que vous ajoutez une carte.`,
        link: "Comment fonctionnent les crédits gratuits",
      },
      models: {
        title: "L’accès à des modèles d’IA",
        body: `Les comptes Developer donnent accès à ${plans.developer.models} modèles : l’un pour le texte, l’autre pour les images et les vidéos.`,
      },
      integration: {
        title: "Une aide à l’intégration de l’API",
        body: `Une API REST documentée et un SDK ; nous répondons aux questions sous ${plans.developer.supportHours}\u00a0heures.`,
        link: "Lire la documentation",
      },
    },
    sample: "Une première requête",
  },
  login: {
    title: "Se connecter",
    lead: `Vos clés API et votre facturation se trouvent dans le tableau de bord ${site.name}.`,
    action: "Continuer vers la connexion",
    newHere: "Pas encore de compte ?",
    signUp: "Créer un compte",
  },
  registered: {
    title: "Votre compte a été créé",
    lead: "Nous avons envoyé un e-mail de confirmation à l’adresse indiquée. Suivez le lien qu’il contient, confirmez-y votre adresse, puis connectez-vous.",
    wait: "Aucun e-mail après quelques minutes ? Vérifiez votre dossier de courrier indésirable ou écrivez-nous :",
  },
  checkEmail: {
    title: "Consultez votre boîte de réception",
    lead: m(
      "Nous avons envoyé un e-mail à {email}. Confirmez votre adresse à l’aide du lien qu’il contient\u202f; vous pourrez ensuite vous connecter.",
    ),
    resend: "Renvoyer l’e-mail",
    sent: {
      title: "Consultez de nouveau votre boîte de réception",
      body: "Nous avons envoyé un nouvel e-mail, sauf si nous en avons déjà envoyé un au cours de la dernière minute ou plusieurs au cours de la dernière heure. Vérifiez aussi votre dossier de courrier indésirable.",
    },
    wrong: "Mauvaise adresse\u202f?",
    again: "S’inscrire à nouveau",
    confirmed: "Adresse déjà confirmée\u202f?",
    signIn: "Se connecter",
  },
  verify: {
    open: {
      title: "Confirmez votre adresse",
      lead: `Confirmez votre adresse pour terminer la création de votre compte ${site.name}. Le lien fonctionne une seule fois.`,
      button: "Confirmer mon adresse",
    },
    password: {
      title: "Saisissez votre mot de passe",
      lead: "Nous ne pouvons pas savoir si cette inscription vient de vous. Saisissez le mot de passe choisi à ce moment-là\u00a0: ainsi, personne d’autre ne peut obtenir un compte avec votre adresse.",
      button: "Confirmer mon adresse",
      otherwise:
        "Quelqu’un d’autre a utilisé votre adresse\u202f? Vous n’avez rien à faire. Mot de passe oublié\u202f?",
      signUp: "S’inscrire à nouveau",
    },
    confirmed: {
      title: "Votre adresse est confirmée",
      lead: "Vous pouvez maintenant vous connecter. Ce lien ne peut plus être utilisé.",
      button: "Continuer vers la connexion",
    },
    expired: {
      title: "Ce lien a expiré",
      lead: `Un lien de confirmation est valable ${verificationHours}\u00a0heures. Nous pouvons en envoyer un nouveau à l’adresse du compte.`,
      button: "M’envoyer un nouveau lien",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      lead: "Il est peut-être incomplet. Ouvrez de nouveau le lien de l’e-mail ou créez un nouveau compte.",
      button: "Créer un compte",
    },
    unavailable: {
      title: "Ce lien ne peut pas être vérifié pour le moment",
      lead: "Rien n’est perdu. Veuillez ouvrir de nouveau le lien de l’e-mail dans une minute.",
      button: "Nous contacter",
    },
  },
  verifyPanels: {
    sent: {
      title: "Un nouveau lien vous a été envoyé",
      body: "Consultez votre boîte de réception et, si rien n’arrive, votre dossier de courrier indésirable.",
    },
    wrong: {
      title: "Ce mot de passe est incorrect",
      body: "Saisissez le mot de passe de l’inscription à laquelle correspond ce lien. En cas de plusieurs inscriptions, ouvrez le lien de l’e-mail le plus récent.",
    },
    failed: {
      title: "Cela n’a pas fonctionné",
      body: "Veuillez patienter une minute, puis appuyer de nouveau sur le bouton.",
    },
  },
  refusals: {
    noSignUp:
      "Nous ne pouvons pas renvoyer l’e-mail, car cette page a expiré. Veuillez vous inscrire à nouveau.",
    passwordNeeded: "Veuillez saisir le mot de passe choisi lors de l’inscription.",
    wrongPassword: "Ce mot de passe n’est pas celui de l’inscription à laquelle correspond ce lien.",
    incomplete: "Le lien est incomplet.",
    noLink: "Ce lien n’est pas valide.",
    noNewLink: "Aucun nouveau lien n’est nécessaire pour ce compte.",
    used: "Ce lien a déjà été utilisé. L’adresse est confirmée.",
    tooOld: "Ce lien a expiré. Demandez-en un nouveau.",
  },
  mail: {
    confirm: {
      subject: `Confirmez votre compte ${site.name}`,
      heading: `Bienvenue chez ${site.name}`,
      lead: `Votre compte ${site.name} est presque prêt. Veuillez confirmer cette adresse pour terminer l’inscription.`,
      what: m(
        "Le lien confirme l’inscription du {moment}, avec le mot de passe saisi à ce moment-là. Il est valable {hours}\u00a0heures et ne fonctionne qu’une fois. Après la confirmation, vous pourrez vous connecter sur {address}.",
      ),
      notYou:
        "Si vous n’êtes pas à l’origine de cette inscription, ignorez cet e-mail ; sans la confirmation, le compte ne peut pas être utilisé.",
    },
    button: "Confirmer mon adresse",
    exists: {
      subject: `Vous avez déjà un compte ${site.name}`,
      heading: "Quelqu’un a tenté de s’inscrire avec votre adresse",
      lead: `Cette adresse vient d’être utilisée sur notre page d’inscription, mais un compte ${site.name} existe déjà pour cette adresse. Rien n’a été modifié et aucun deuxième compte n’a été créé.`,
      button: "Se connecter",
      notYou: "Si ce n’était pas vous, vous n’avez rien à faire : personne n’a rien appris sur votre compte.",
    },
    again: {
      subject: `Confirmez votre dernière inscription chez ${site.name}`,
      heading: "Quelqu’un s’est de nouveau inscrit avec votre adresse",
      lead: m(
        "Cette adresse a déjà été utilisée sur notre page d’inscription et n’a jamais été confirmée. Le lien ci-dessous confirme uniquement l’inscription du {moment}, avec le mot de passe saisi à ce moment-là ; les liens des e-mails précédents correspondent à des inscriptions précédentes.",
      ),
      onlyYours: m(
        "N’utilisez le lien que si cette inscription était la vôtre. Il est valable {hours}\u00a0heures et ne fonctionne qu’une fois.",
      ),
      notYou:
        "Si ce n’était pas vous, ignorez cet e-mail ; sans la confirmation, le compte ne peut pas être utilisé.",
    },
  },
};
