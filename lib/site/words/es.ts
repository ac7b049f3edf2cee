import { site } from "../brand";
import type { SiteWords } from "./en";

export const es: SiteWords = {
  tagline: "Moderación de contenido con IA para comunidades, plataformas y desarrolladores",
  description: `${site.name} detecta discurso de odio, spam, phishing, contenido NSFW, toxicidad, violencia y datos personales expuestos en texto, imágenes, vídeo y audio.`,
  newTab: "(se abre en una pestaña nueva)",
  busy: {
    title: "Hay mucha afluencia",
    sentence:
      "Hay más visitantes de los que podemos atender a la vez. No se ha enviado nada. Vuelva a intentarlo dentro de unos segundos.",
  },
  services: {
    api: "Servicio de API",
    database: "Base de datos",
    moderation: "IA de moderación de contenido",
    errors: "Supervisión de errores",
  },
  notFound: {
    meta: "Página no encontrada",
    title: "Aquí hay un hueco",
    lead: "La página que busca no está en esta dirección. Puede que se haya movido o que al enlace le falte una parte.",
    home: "Volver a la página de inicio",
    places: {
      documentation: "Documentación",
      pricing: "Precios",
      status: "Estado del sistema",
      contact: "Contacto",
    },
    placesLabel: "Páginas más buscadas",
  },
};
