import { site } from "../brand";
import { figures } from "../figures";
import type { SiteWords } from "./en";

const { response: times } = figures;

export const es: SiteWords = {
  tagline: "Moderación de contenido con IA para comunidades, plataformas y desarrolladores",
  description: `${site.name} detecta discurso de odio, spam, phishing, contenido NSFW, toxicidad, violencia y datos personales expuestos en texto, imágenes, vídeo y audio.`,
  newTab: "(se abre en una pestaña nueva)",
  busy: {
    title: "Hay mucha afluencia",
    sentence:
      "Hay más visitantes de los que podemos atender a la vez. No se ha cambiado nada. Inténtelo de nuevo dentro de unos segundos.",
  },
  services: {
    api: "Servicio de API",
    database: "Base de datos",
    moderation: "IA de moderación de contenido",
    errors: "Supervisión de errores",
  },
  noService: "Sin especificar",
  notFound: {
    meta: "Página no encontrada",
    title: "Página no encontrada",
    lead: "La página que busca no está en esta dirección. Puede que se haya movido o que el enlace esté incompleto.",
    home: "Volver a la página de inicio",
    places: {
      documentation: "Documentación",
      pricing: "Precios",
      status: "Estado del sistema",
      contact: "Contacto",
    },
    placesLabel: "Páginas más visitadas",
  },
  responseTimes: {
    general: `${times.generalHours[0]} a ${times.generalHours[1]} horas`,
    technical: `${times.technicalHours[0]} a ${times.technicalHours[1]} horas en días hábiles`,
    enterprise: `${times.enterpriseHours} hora como máximo`,
    emergency: "Inmediata",
    legal: `${times.legalBusinessDays} días hábiles`,
  },
};
