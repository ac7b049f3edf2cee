import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import type { GateWords } from "./en";

const m = messagesIn("fr");

export const fr: GateWords = {
  gate: {
    title: "Accès",
    heading: "Saisissez le code d’accès pour ouvrir le site",
    label: "Code d’accès",
    show: "Afficher le code d’accès",
    hide: "Masquer le code d’accès",
    submit: "Accéder au site",
    submitting: "Vérification…",
    loading: "Chargement…",
    wrongPasscode: "Code d’accès incorrect. Veuillez réessayer.",
    tooMany: "Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.",
    unavailable:
      "Le code d’accès ne peut pas être vérifié pour le moment. Veuillez réessayer dans une minute.",
    refusal: "Ce site est protégé. Saisissez d’abord le code d’accès.",
  },
  dead: {
    title: "Ce lien ne fonctionne pas",
    message:
      "Il a déjà été utilisé ou a expiré, ou une partie de l’adresse manque. Suivez le lien de notre dernier e-mail. S’il ne fonctionne pas non plus, répondez à cet e-mail ou écrivez-nous pour demander un nouveau lien.",
    write: m("Écrire à {email}"),
    passcode: "Si vous avez le code d’accès de ce site, vous pouvez demander vous-même un nouveau lien.",
    onward: "Saisir le code d’accès",
  },
  splash: { title: site.name, onward: "Continuer" },
  maintenance: {
    title: "Maintenance en cours",
    refusal: "Le site est en maintenance. Veuillez réessayer plus tard.",
    notice: {
      title: "Maintenance en cours",
      defaultMessage: "Nous travaillons sur le site et serons bientôt de retour.",
      timer: "Temps restant estimé",
      units: { hours: "heures", minutes: "minutes", seconds: "secondes" },
      over: "Bientôt",
      reachable: "Toujours accessible",
    },
    status: "État du système",
  },
  unavailable: {
    title: "Indisponible pour le moment",
    message: "Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans une minute.",
  },
  enter: {
    title: "Accès",
    link: "Lien",
    active: {
      heading: "Vous avez reçu une invitation",
      lead: m("Ce lien ouvre le site dans ce navigateur jusqu’au {until}."),
      once: "Il est valable pour un seul navigateur : celui dans lequel vous appuyez sur le bouton.",
      button: "Accéder au site",
    },
    held: {
      heading: "Vous avez déjà accès",
      lead: m("Ce navigateur a accès au site jusqu’au {until}."),
      onward: "Aller au site",
    },
    ended: {
      heading: "Ce lien a expiré",
      lead: "Ce lien ne peut plus être utilisé. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    },
    revoked: {
      heading: "Ce lien a été révoqué",
      lead: "Ce lien a été révoqué et ne fonctionne plus. Adressez-vous à la personne qui vous l’a envoyé.",
    },
    spent: {
      heading: "Ce lien a déjà été utilisé",
      lead: "Ce lien est valable pour un seul navigateur et a déjà été utilisé dans un autre. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    },
    unknown: {
      heading: "Ce lien n’est pas valide",
      lead: "L’adresse est incomplète ou incorrecte. Vérifiez que vous l’avez copiée en entier.",
    },
    none: {
      heading: "Veuillez ouvrir de nouveau le lien",
      lead: m(
        "Ouvrez le lien que vous avez reçu, puis appuyez sur le bouton dans les {minutes}\u00a0minutes. Votre navigateur doit accepter les cookies.",
      ),
    },
    tooMany: "Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.",
    unavailable: "Le lien ne peut pas être vérifié pour le moment. Veuillez réessayer dans une minute.",
  },
};
