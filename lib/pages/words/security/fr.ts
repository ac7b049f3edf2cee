import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { SecurityWords } from "./en";

export const fr: SecurityWords = {
  meta: {
    title: "Sécurité",
    description: `Ce que le site de ${site.name} conserve, pendant combien de temps, et comment il le protège, avec des chiffres mesurés par le site lui-même.`,
    picture: "Ce qui n’est pas conservé ne peut pas fuiter",
  },
  label: "Sécurité",
  header: {
    title: "Ce qui n’est pas conservé ne peut pas fuiter",
    lead: "Ce que ce site conserve, pendant combien de temps, et comment il le protège. Les chiffres ci-dessous sont mesurés par le site lui-même.",
  },
  kept: {
    title: "Ce qui est conservé en ce moment",
    lead: "Voici une partie de ce que ce site conserve. Au moins une fois par jour, les enregistrements arrivés au terme de leur durée de conservation sont supprimés automatiquement. La politique de conservation des données énumère tout ce que nous conservons, y compris les comptes confirmés, qui sont, eux, effacés par notre équipe. Chaque barre compare l’âge de l’enregistrement le plus ancien à la durée maximale de conservation. Pour les demandes, l’âge se compte depuis leur clôture, et les refus de la vente ou d’autres usages et les limitations de l’usage en vigueur ne sont pas pris en compte. Pour les alertes d’état du service par e-mail, seuls comptent les abonnements non confirmés.",
    oldest: "Le plus ancien\u00a0: {age}",
    underOneDay: "moins d’un jour, ou aucun enregistrement",
    records: "moins de {count} enregistrements",
    overdue: "suppression en retard",
    waiting: "Mesure en cours…",
    failed: "Les chiffres n’ont pas pu être chargés.",
    note: "Mesuré au plus une fois par heure. Le nombre d’enregistrements est arrondi à la puissance de dix supérieure. Pour les comptes et les abonnements, aucun nombre n’est donné, afin que personne ne puisse savoir si une adresse est liée à un compte ou à un abonnement.",
    json: "Ces chiffres en JSON",
    policy: "Toutes les durées\u00a0: politique de conservation des données",
  },
  measures: {
    title: "Comment c’est protégé",
    lead: "Les mesures qui protègent les formulaires, les e-mails et la console interne de ce site.",
    items: {
      secrets: {
        title: "Mots de passe et liens",
        text: "Les mots de passe sont conservés sous forme d’empreintes argon2id\u202f; les jetons d’accès et les secrets des liens qui confirment un compte ou donnent accès à une demande relative aux données personnelles, sous forme d’empreintes SHA-256. Ces empreintes ne permettent pas de les retrouver. Les cookies de connexion et les liens des alertes d’état du service sont signés, et leurs signatures ne sont pas conservées.",
      },
      addresses: {
        title: "Adresses IP",
        text: "L’adresse d’où vient une requête n’est pas conservée, seule une empreinte l’est. Son sel change chaque jour puis est supprimé, si bien que personne ne peut dire plus tard à qui appartenait l’adresse.",
      },
      files: {
        title: "Fichiers",
        text: "Chaque fichier d’une demande relative aux données personnelles est chiffré avec sa propre clé (AES-256-GCM). Pour supprimer un fichier, nous supprimons d’abord sa clé. Dès lors, le site ne peut plus ouvrir le fichier, même si les données chiffrées n’ont pas encore été effacées.",
      },
      mails: {
        title: "E-mails",
        text: `Le texte d’un e-mail adressé à une seule personne est retiré de la boîte d’envoi dès que celui-ci est remis. Nous conservons pendant ${figures.retention.sentMailDays}\u00a0jours une trace de l’envoi, avec le destinataire et l’objet. Le texte d’une alerte d’état du service est enregistré une seule fois par langue et reste conservé jusqu’à la suppression de la dernière trace de son envoi.`,
      },
      scripts: {
        title: "Pages",
        text: "Une page n’exécute que les scripts que sa Content-Security-Policy désigne. Aucun script, aucune police et aucune image ne vient d’une autre entreprise.",
      },
      staff: {
        title: "Équipe",
        text: "L’équipe se connecte avec une clé d’accès, ou avec un mot de passe et un code. Un jeton distinct, prévu pour créer le premier compte de l’équipe, permet aussi de se connecter tant qu’il n’est pas désactivé. Chaque rôle ne voit que ce dont il a besoin, et chaque modification faite dans la console est enregistrée avec son auteur.",
      },
    },
  },
  limits: {
    title: "Limites",
    certificates:
      "Cette page n’est pas une certification, et nous n’en revendiquons aucune. Elle décrit le logiciel de ce site, et non le service de modération, dont les durées figurent dans la politique de conservation des données.",
    uploads:
      "Les fichiers qui nous sont envoyés pour une demande relative aux données personnelles ne font pas l’objet d’une analyse antivirus. Leur type est reconnu à leur contenu, et seules les personnes qui traitent ces demandes peuvent les ouvrir. Chaque ouverture est enregistrée.",
    questions: "Poser une question",
  },
  report: {
    title: "Signaler une faille",
    text: "Si vous trouvez une faille, merci de nous en parler avant d’en parler à d’autres. Écrivez en anglais\u00a0:",
    file: "security.txt",
  },
};
