import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { AboutWords } from "./en";

const { claims, retention, credits } = figures;

export const es: AboutWords = {
  header: {
    eyebrow: "Quiénes somos",
    title: "Una valla, no una torre de vigilancia",
    lead: `${site.name} mantiene el contenido dañino fuera de los lugares donde la gente habla. Y lo hace sin guardar lo que se dice.`,
  },
  story: {
    title: "Nuestra historia",
    paragraphs: {
      name: "Una empalizada es una valla de estacas clavadas muy juntas. Ninguna estaca retiene nada por sí sola; la hilera sí. Y, a diferencia de una torre de vigilancia, una valla no toma notas: detiene lo que no debe entrar y deja pasar lo demás.",
      choice:
        "La mayoría de las herramientas de moderación obligan a elegir: una lista de palabras prohibidas, fácil de eludir, o un servicio que lee todos los mensajes y guarda una copia tanto tiempo como quiere. Empezamos en 2024 porque pensábamos que nadie debería tener que elegir.",
      work: `Por eso el trabajo está dividido. Un pequeño filtro se ejecuta en el navegador y responde en menos de ${claims.preFilterMs}\u00a0ms. Todo lo que el filtro no detiene va al servidor, donde modelos de IA lo examinan por completo. Después el contenido se elimina, en un plazo de ${retention.contentHours} horas, y solo quedan el resultado y sus metadatos.`,
    },
    picture:
      "Mensajes que caen hacia una hilera de estacas puntiagudas: la mayoría pasa entre ellas y los marcados se detienen en una punta.",
  },
  mission: {
    label: "Nuestra misión",
    text: "Que cualquiera que gestione una comunidad en línea pueda mantenerla segura sin guardar lo que dicen sus miembros.",
  },
  timeline: {
    title: "De 2024 a hoy",
    lead: "Cuando un hito tiene un documento, lo enlazamos.",
    items: {
      notice: {
        date: "Enero de 2024",
        title: "Aviso en el momento de la recopilación",
        text: "El aviso que indica qué información personal se recopila, y por qué, entra en vigor el 1 de enero. No vendemos nada de esa información.",
        link: "Privacidad en California",
      },
      layers: {
        date: "2024",
        title: "Dos capas, una respuesta",
        text: `${site.name} empieza con el texto y una idea: revisar primero en el navegador, después a fondo en el servidor, y devolver un único veredicto.`,
        link: "Cómo funcionan las capas",
      },
      retention: {
        date: "Diciembre de 2024",
        title: "Una política de conservación por escrito",
        text: `La política de conservación de datos fija un plazo para cada tipo de datos: ${retention.contentHours} horas para el contenido enviado, ${retention.resultsDays} días para los resultados.`,
        link: "Política de conservación de datos",
      },
      terms: {
        date: "Enero de 2025",
        title: "Condiciones y política de privacidad",
        text: "Las condiciones del servicio y la política de privacidad se publican en su versión actual.",
        link: "Condiciones del servicio",
      },
      media: {
        date: "2025",
        title: "Más allá del texto",
        text: "Imágenes, vídeo y audio se suman al texto, cada uno con un coste fijo en créditos. Las palabras dentro de las imágenes también se leen y se revisan.",
        link: "Cuánto cuesta una petición",
      },
      today: {
        date: "Hoy",
        title: `Más de ${claims.languages} idiomas, dos planes`,
        text: "Los desarrolladores pagan por uso; las empresas acuerdan sus propias condiciones. El estado del servicio es público.",
        link: "Estado del sistema",
      },
    },
  },
  values: {
    title: "Lo que nos exigimos",
    lead: "Cuatro valores que puede comprobar en este sitio.",
    items: {
      little: {
        title: "Guardar lo menos posible",
        text: `Lo que no tenemos no puede filtrarse, venderse ni exigírsenos. El contenido enviado se elimina en un plazo de ${retention.contentHours} horas.`,
        proof: "Leer los plazos de conservación",
      },
      reasons: {
        title: "Explicar cada resultado",
        text: "Un veredicto sin categoría no explica nada. Cada veredicto indica lo que se ha encontrado, para que un moderador pueda explicar el veredicto y el autor pueda impugnarlo.",
        proof: "Ver qué contiene una respuesta",
      },
      rules: {
        title: "Su comunidad, sus reglas",
        text: "Nosotros informamos de lo que encontramos. Qué es aceptable lo deciden quienes gestionan la comunidad.",
        proof: "Ver las reglas personalizadas",
      },
      rights: {
        title: "Derechos con plazos",
        text: "Cualquier persona puede preguntar qué datos suyos guardamos, o pedir que se eliminen, sea cliente o no. Cada solicitud tiene un plazo de respuesta.",
        proof: "Conocer sus derechos",
      },
    },
  },
  closing: {
    title: "Empiece a proteger su comunidad",
    lead: `Empiece con ${credits.onRegistration} créditos gratis, o cuéntenos qué quiere proteger.`,
    primary: "Empezar",
    secondary: "Contacto",
  },
};
