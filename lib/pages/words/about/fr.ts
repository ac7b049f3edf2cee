import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { AboutWords } from "./en";

const { claims, retention, credits } = figures;

export const fr: AboutWords = {
  header: {
    eyebrow: "À propos",
    title: "Une clôture, pas une tour de guet",
    lead: `${site.name} tient les nuisances à l’écart des lieux où l’on se parle. Et cela sans conserver ce qui s’y est dit.`,
  },
  story: {
    title: "Notre histoire",
    paragraphs: {
      name: "Une palissade est une clôture faite de pieux serrés les uns contre les autres. Aucun pieu ne retient quoi que ce soit à lui seul ; la rangée, si. Et contrairement à une tour de guet, une clôture ne prend pas de notes : elle arrête ce qui ne doit pas entrer et laisse passer le reste.",
      choice:
        "La plupart des outils de modération imposent un choix : une liste de mots interdits, facile à contourner, ou un service qui lit chaque message et en garde une copie aussi longtemps qu’il le veut. Nous avons commencé en 2024, parce que nous pensions que personne ne devrait avoir à choisir.",
      work: `Le travail est donc partagé. Un petit filtre s’exécute dans le navigateur et répond en moins de ${claims.preFilterMs}\u00a0ms. Tout ce que le filtre n’arrête pas part vers le serveur, où des modèles d’IA l’étudient en entier. Puis le contenu est supprimé, sous ${retention.contentHours}\u00a0heures, et seuls demeurent le résultat et ses métadonnées.`,
    },
    picture:
      "Des messages tombent vers une rangée de pieux : la plupart passent entre eux, ceux qui sont signalés s’arrêtent sur une pointe.",
  },
  mission: {
    label: "Notre mission",
    text: "Permettre à quiconque anime une communauté en ligne de la garder sûre sans garder ce que disent ses membres.",
  },
  timeline: {
    title: "De 2024 à aujourd’hui",
    lead: "Lorsqu’une étape a son document, nous y renvoyons.",
    items: {
      notice: {
        date: "Janvier 2024",
        title: "Avis lors de la collecte",
        text: "L’avis qui indique quelles informations personnelles sont collectées, et pourquoi, prend effet le 1er janvier. Aucune n’est vendue.",
        link: "Confidentialité en Californie",
      },
      layers: {
        date: "2024",
        title: "Deux niveaux, une réponse",
        text: `${site.name} commence par le texte et une idée : vérifier d’abord dans le navigateur, puis en profondeur sur le serveur, et rendre un seul verdict.`,
        link: "Le fonctionnement des niveaux",
      },
      retention: {
        date: "Décembre 2024",
        title: "Une politique de conservation écrite",
        text: `La politique de conservation des données fixe une durée pour chaque type de données : ${retention.contentHours}\u00a0heures pour les contenus soumis, ${retention.resultsDays}\u00a0jours pour les résultats.`,
        link: "Politique de conservation des données",
      },
      terms: {
        date: "Janvier 2025",
        title: "Conditions et politique de confidentialité",
        text: "Les conditions d’utilisation et la politique de confidentialité sont publiées sous leur forme actuelle.",
        link: "Conditions d’utilisation",
      },
      media: {
        date: "2025",
        title: "Au-delà du texte",
        text: "Images, vidéo et audio rejoignent le texte, chacun avec un coût fixe en crédits. Le texte des images est lui aussi lu et vérifié.",
        link: "Ce que coûte une requête",
      },
      today: {
        date: "Aujourd’hui",
        title: `Plus de ${claims.languages} langues, deux offres`,
        text: "Les développeurs paient à l’usage ; les entreprises conviennent de leurs propres conditions. L’état du service est public.",
        link: "État du système",
      },
    },
  },
  values: {
    title: "Ce à quoi nous nous tenons",
    lead: "Quatre valeurs, que vous pouvez toutes vérifier sur ce site.",
    items: {
      little: {
        title: "Conserver le moins possible",
        text: `Ce que nous ne détenons pas ne peut ni fuiter, ni être vendu, ni nous être demandé. Les contenus soumis sont supprimés sous ${retention.contentHours}\u00a0heures.`,
        proof: "Lire les durées de conservation",
      },
      reasons: {
        title: "Motiver chaque résultat",
        text: "Un verdict sans catégorie n’explique rien. Chaque verdict nomme ce qui a été trouvé, afin qu’un modérateur puisse expliquer le verdict et que l’auteur du message puisse le contester.",
        proof: "Voir ce que contient une réponse",
      },
      rules: {
        title: "Votre communauté, vos règles",
        text: "Nous signalons ce que nous trouvons. Ce qui est acceptable, c’est à ceux qui animent la communauté d’en décider.",
        proof: "Découvrir les règles personnalisées",
      },
      rights: {
        title: "Des droits assortis de délais",
        text: "Chacun peut demander ce que nous détenons à son sujet, ou en demander l’effacement, client ou non. Chaque demande a un délai de réponse.",
        proof: "Connaître vos droits",
      },
    },
  },
  closing: {
    title: "Commencez à protéger votre communauté",
    lead: `Commencez avec ${credits.onRegistration}\u00a0crédits gratuits, ou dites-nous ce que vous cherchez à protéger.`,
    primary: "Commencer",
    secondary: "Nous contacter",
  },
};
