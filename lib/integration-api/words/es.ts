import type { IntegrationApiWords } from "./en";

const costSentence =
  "Este análisis no figura en la lista de precios; aquí se supone que cuesta lo mismo que la revisión de una imagen.";

const answerSentence = (result: string) =>
  `La respuesta documentada contiene solo \`flagged\` y \`categories\`, no ${result}.`;

const detectedKinds =
  "hate_speech, spam, phishing, nsfw, toxicity, violence, personal_information, deepfake, child_safety";

export const es: IntegrationApiWords = {
  operations: {
    "moderate-text": {
      summary: "Revisar un texto",
      description:
        "Revisa un texto (un comentario, un mensaje, un perfil) en todas las categorías a la vez. Envíelo tal como se escribió; también se revisan las grafías camufladas.",
    },
    "moderate-image": {
      summary: "Revisar una imagen",
      description:
        "Descarga una imagen de la dirección indicada y revisa lo que muestra. Para revisar también las palabras que contiene, use el endpoint para el texto dentro de una imagen.",
    },
    "moderate-ocr": {
      summary: "Revisar el texto dentro de una imagen",
      description:
        "Lee las palabras de una captura de pantalla, un meme o una página escaneada y las revisa como cualquier otro texto. El resultado incluye las palabras.",
    },
    "object-detection": {
      summary: "Detectar objetos",
      description: `Detecta los objetos que muestra una imagen. ${answerSentence("los objetos encontrados")} ${costSentence}`,
    },
    "face-analysis": {
      summary: "Analizar rostros",
      description: `Analiza los rostros de una imagen. Un rostro es un dato personal en casi todas partes: asegúrese de tener una base jurídica antes de enviar uno. ${answerSentence("los rostros encontrados")} ${costSentence}`,
    },
    "celebrity-recognition": {
      summary: "Reconocer figuras públicas",
      description: `Busca en una imagen figuras públicas, que aparecen a menudo en suplantaciones y deepfakes. ${answerSentence("las personas encontradas")} ${costSentence}`,
    },
    "analytics-dashboard": {
      summary: "Consultar sus estadísticas",
      description: "Devuelve las estadísticas de su panel en JSON, para sus propios informes.",
    },
    health: {
      summary: "Comprobar el estado del servicio",
      description:
        "Devuelve el estado del servicio. Consúltelo antes de buscar el error en su código. Este endpoint no figura en la lista de precios; pregúntenos antes de que su sistema de supervisión lo llame con regularidad.",
    },
  },
  fields: {
    text: "El texto que se revisa, en su idioma original y exactamente como se escribió.",
    userId: "Su propio identificador del autor. Basta un seudónimo.",
    metadata: "Dónde y cuándo se publicó.",
    "metadata.source": "En qué parte de su producto apareció el contenido.",
    "metadata.timestamp": "Cuándo se publicó, en UTC (ISO 8601).",
    imageUrl: "Dirección de la imagen, accesible sin iniciar sesión.",
    options: "Complementos opcionales de la revisión.",
    "options.detectLanguages":
      "Detectar los idiomas del texto de la imagen. El campo de la respuesta que los indica aún no está documentado.",
    "options.includeExplanations":
      "Pedir explicaciones con las categorías. El campo de la respuesta que las contiene aún no está documentado.",
    flagged: "Indica si se ha encontrado al menos una categoría. Base su decisión en este campo.",
    categories: `Las categorías encontradas; lista vacía si no hay ninguna. Categorías actuales: ${detectedKinds}.`,
    extractedText: "El texto que se leyó en la imagen; vacío si no había ninguno.",
    status:
      "El servicio en su conjunto. `healthy` y `operational` significan que funciona; trate cualquier otro valor como un problema.",
    timestamp: "Cuándo se midió, en UTC.",
    version: "La versión que respondió.",
    environment: "Dónde se ejecuta, por ejemplo `production`.",
    uptime: "Segundos desde que se inició el servicio.",
    database: "La base de datos que usa la API.",
    errors: "El estado de la supervisión de errores.",
  },
  answers: {
    "analytics-dashboard":
      "Las estadísticas de su cuenta. Los campos no están documentados; consulte sus nombres en la respuesta.",
  },
  errors: {
    400: {
      description: "El cuerpo está vacío o no es JSON.",
      remedy: "Envíe un objeto JSON.",
    },
    401: {
      description: "El token bearer falta, está mal escrito o se revocó.",
      remedy: "Compruebe la cabecera `Authorization`. No lo intente de nuevo.",
    },
    413: { description: "El cuerpo es demasiado grande.", remedy: "Envíe un cuerpo más pequeño." },
    422: {
      description:
        "El cuerpo no se ajusta a su esquema. `fields` indica cada campo incorrecto con una frase.",
      remedy: "Corrija los campos. No lo intente de nuevo sin cambios.",
    },
    429: {
      description: "Se ha alcanzado el límite de peticiones.",
      remedy: "Espere los segundos que indica `Retry-After` y envíe lo mismo otra vez.",
    },
    503: {
      description: "El servicio no puede responder en este momento.",
      remedy:
        "Espere los segundos que indica `Retry-After`, o, si no aparece, 1, después 2 y después 4 segundos, y envíe lo mismo otra vez. Decida de antemano si el contenido espera o se publica mientras tanto.",
    },
  },
  languages: {
    curl: { run: "`sh sample.sh`", needs: "curl 7.76 o posterior" },
    typescript: {
      run: "`npx tsx sample.mts`; a partir de Node 22.18 también `node sample.mts`",
      needs: "Node 20 o posterior",
    },
    python: { run: "`python3 sample.py`", needs: "Python 3" },
    go: { run: "`go run main.go`", needs: "Go 1.20 o posterior" },
  },
};
