import type { IntegrationApiWords } from "./en";

const costSentence =
  "Cette analyse ne figure pas dans la liste des prix ; on suppose ici qu’elle coûte autant que la vérification d’une image.";

const answerSentence = (result: string) =>
  `La réponse documentée contient seulement \`flagged\` et \`categories\`, et non les ${result}.`;

const detectedKinds =
  "hate_speech, spam, phishing, nsfw, toxicity, violence, personal_information, deepfake, child_safety";

export const fr: IntegrationApiWords = {
  operations: {
    "moderate-text": {
      summary: "Vérifier un texte",
      description:
        "Vérifie un texte (un commentaire, un message, un profil) pour toutes les catégories à la fois. Envoyez-le tel qu’il a été écrit ; les graphies déguisées sont vérifiées, elles aussi.",
    },
    "moderate-image": {
      summary: "Vérifier une image",
      description:
        "Récupère une image à son adresse et vérifie ce qu’elle montre. Pour vérifier aussi les mots qu’elle contient, utilisez l’endpoint qui vérifie le texte d’une image.",
    },
    "moderate-ocr": {
      summary: "Vérifier le texte d’une image",
      description:
        "Lit les mots d’une capture d’écran, d’un mème ou d’une page numérisée et les vérifie comme tout autre texte. Le résultat contient aussi les mots.",
    },
    "object-detection": {
      summary: "Détecter des objets",
      description: `Détecte les objets que montre une image. ${answerSentence("objets trouvés")} ${costSentence}`,
    },
    "face-analysis": {
      summary: "Analyser des visages",
      description: `Examine les visages d’une image. Un visage est presque partout une donnée personnelle : il vous faut une base juridique avant d’en envoyer un. ${answerSentence("visages trouvés")} ${costSentence}`,
    },
    "celebrity-recognition": {
      summary: "Reconnaître des personnalités publiques",
      description: `Cherche des personnes connues dans une image, car elles sont souvent victimes d’usurpations d’identité et de deepfakes. ${answerSentence("personnes trouvées")} ${costSentence}`,
    },
    "analytics-dashboard": {
      summary: "Consulter vos statistiques",
      description: "Renvoie les statistiques de votre tableau de bord en JSON, pour vos propres rapports.",
    },
    health: {
      summary: "Vérifier l’état du service",
      description:
        "Renvoie l’état du service. Consultez-le avant de chercher l’erreur dans votre code. Cet endpoint ne figure pas dans la liste des prix : consultez-nous avant que votre supervision ne l’appelle régulièrement.",
    },
  },
  fields: {
    text: "Le texte à vérifier, dans sa langue d’origine et exactement tel qu’il a été écrit.",
    userId: "Votre propre identifiant de l’auteur. Un pseudonyme suffit.",
    metadata: "Où et quand le contenu a été publié.",
    "metadata.source": "À quel endroit de votre produit le contenu est apparu.",
    "metadata.timestamp": "Quand le contenu a été publié, en UTC (ISO 8601).",
    imageUrl: "Adresse de l’image, accessible sans connexion.",
    options: "Options de la vérification.",
    "options.detectLanguages":
      "Détecter les langues du texte de l’image. Le champ de la réponse qui les indique n’est pas encore documenté.",
    "options.includeExplanations":
      "Demander des explications avec les catégories. Le champ de la réponse qui les contient n’est pas encore documenté.",
    flagged: "Indique si au moins une catégorie a été trouvée. Fondez votre décision sur ce champ.",
    categories: `Les catégories trouvées ; liste vide s’il n’y en a pas. Catégories actuelles : ${detectedKinds}.`,
    extractedText: "Le texte lu dans l’image ; vide s’il n’y en avait pas.",
    status:
      "Le service dans son ensemble. `healthy` et `operational` signifient qu’il fonctionne ; traitez toute autre valeur comme un problème.",
    timestamp: "Quand cela a été mesuré, en UTC.",
    version: "La version qui a répondu.",
    environment: "Où le service s’exécute, par exemple `production`.",
    uptime: "Secondes écoulées depuis le démarrage du service.",
    database: "La base de données de l’API.",
    errors: "Ce que signale le suivi des erreurs.",
  },
  answers: {
    "analytics-dashboard":
      "Les statistiques de votre compte. Les champs ne sont pas documentés : lisez leurs noms dans la réponse.",
  },
  errors: {
    400: {
      description: "Le corps est vide ou n’est pas du JSON.",
      remedy: "Envoyez un objet JSON.",
    },
    401: {
      description: "Le jeton bearer manque, est mal saisi ou a été révoqué.",
      remedy: "Vérifiez l’en-tête `Authorization`. Ne réessayez pas.",
    },
    413: { description: "Le corps dépasse la taille acceptée.", remedy: "Envoyez moins de données." },
    422: {
      description:
        "Le corps ne correspond pas à son schéma. `fields` indique chaque champ incorrect, avec une phrase.",
      remedy: "Corrigez les champs. Ne renvoyez pas la requête telle quelle.",
    },
    429: {
      description: "La limite de débit est atteinte.",
      remedy: "Attendez le nombre de secondes indiqué par `Retry-After`, puis renvoyez la même requête.",
    },
    503: {
      description: "Le service ne peut pas répondre pour le moment.",
      remedy:
        "Attendez le nombre de secondes indiqué par `Retry-After`, ou, à défaut, 1, puis 2, puis 4\u00a0secondes, et renvoyez la même requête. Décidez à l’avance si les contenus attendent ou sont publiés entre-temps.",
    },
  },
  languages: {
    curl: { run: "`sh sample.sh`", needs: "curl 7.76 ou plus récent" },
    typescript: {
      run: "`npx tsx sample.mts` ; à partir de Node 22.18, aussi `node sample.mts`",
      needs: "Node 20 ou plus récent",
    },
    python: { run: "`python3 sample.py`", needs: "Python 3" },
    go: { run: "`go run main.go`", needs: "Go 1.20 ou plus récent" },
  },
};
