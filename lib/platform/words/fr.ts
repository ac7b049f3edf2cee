import { messagesIn } from "@/lib/site/message";
import type { PlatformWords } from "./en";

const m = messagesIn("fr");

export const fr: PlatformWords = {
  fields: {
    required: m("Le champ « {label} » est obligatoire."),
    notText: m("Le champ « {label} » doit contenir du texte."),
    tooShort: m("Le champ « {label} » doit compter au moins {minimum}\u00a0caractères."),
    tooLong: m("Le champ « {label} » doit compter au plus {maximum, number}\u00a0caractères."),
    severalLines: m("Le champ « {label} » doit tenir sur une seule ligne."),
    unstorable: m("Le champ « {label} » contient des caractères qui ne peuvent pas être enregistrés."),
    noAddress: "Saisissez une adresse e-mail valide.",
    longLocal: m(
      "La partie d’une adresse e-mail qui précède le @ doit compter au plus {maximum}\u00a0caractères.",
    ),
  },
  labels: { email: "E-mail", password: "Mot de passe" },
  form: {
    optional: "(facultatif)",
    honeypot: "Site web",
    password: {
      show: "Afficher le mot de passe",
      hide: "Masquer le mot de passe",
      strength: "Niveau de robustesse du mot de passe",
      strengths: { weak: "Faible", fair: "Moyen", good: "Bon", strong: "Fort" },
    },
  },
  notSent: {
    title: "Non envoyé",
    advice:
      "Rien n’a été envoyé. Revenez en arrière dans votre navigateur : votre saisie devrait s’y trouver encore.",
  },
  refusals: {
    more: m("{message} Autres erreurs : {more}."),
    notJson: "La requête n’est pas du JSON valide.",
    notObject: "La requête doit être un objet JSON.",
    notUtf8: "La requête n’est pas de l’UTF-8 valide.",
    brokenOff: "La requête s’est interrompue avant d’être complète.",
    mediaType: "Envoyez application/json ou un formulaire.",
    idempotencyKey: m("La clé d’idempotence doit être un texte d’au plus {maximum}\u00a0caractères."),
    otherSite: "Ce formulaire a été envoyé depuis un autre site web et n’a donc pas été accepté.",
    method: m("Utilisez {methods} ici."),
    methodOr: "ou",
    noEndpoint: "Il n’existe aucun endpoint à cette adresse.",
    tooLong: "Le texte est trop long pour ce formulaire. Veuillez le raccourcir.",
    tooMuch: "L’envoi est trop volumineux. Veuillez raccourcir le texte ou envoyer moins de fichiers.",
    noLength: "Indiquez la longueur du contenu dans Content-Length.",
    tooMany: "Trop de tentatives. Veuillez patienter un instant, puis réessayer.",
    beingSent: "L’envoi est déjà en cours. Veuillez patienter un instant.",
    otherBody: "Ce formulaire a déjà été envoyé avec un autre contenu. Rechargez la page, puis réessayez.",
    keyUsed: "Cette clé d’idempotence a déjà été utilisée pour une autre requête.",
    noDatabase:
      "Nous ne pouvons pas enregistrer votre envoi pour le moment. Veuillez réessayer dans une minute.",
    noFiles:
      "Les fichiers ne peuvent être ni enregistrés ni récupérés pour le moment. Veuillez réessayer dans une minute.",
    failed: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
    upload: {
      brokenOff: "L’envoi des fichiers s’est interrompu avant d’être complet. Rien n’a été enregistré.",
      unreadable: "Le formulaire ne peut pas être lu.",
      mediaType: "Envoyez les fichiers sous forme de formulaire (multipart/form-data).",
      longField: "Un champ du formulaire est trop long.",
      manyFields: "Le formulaire contient trop de champs ou de fichiers.",
      emptyFile: "Le fichier est vide.",
      fileKind:
        "Ce type de fichier n’est pas accepté. Envoyez des PDF, des images, des documents bureautiques, des fichiers texte, CSV ou JSON, des enregistrements ou un fichier ZIP.",
    },
  },
};
