import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { FrameWords } from "./en";

const m = messagesIn("es");

export const es: FrameWords = {
  navigation: {
    home: "Inicio",
    features: "Funciones",
    pricing: "Precios",
    about: "Nosotros",
    contact: "Contacto",
    documentation: "Docs",
    signIn: "Iniciar sesión",
    getStarted: "Empezar",
  },
  footer: {
    product: "Producto",
    developers: "Desarrolladores",
    company: "Empresa",
    legal: "Legal",
    dashboard: "Panel",
    status: "Estado",
    documentation: "Documentación",
    apiReference: "Referencia de la API",
    privacy: "Política de privacidad",
    terms: "Condiciones del servicio",
    dataRetention: "Conservación de datos",
    privacyRequest: "Solicitud de privacidad",
    line: `Moderación de contenido que actúa antes de que el daño se extienda y que, en un plazo de ${figures.retention.contentHours} horas, elimina el contenido enviado.`,
  },
  layout: {
    skip: "Saltar al contenido",
    loading: "Cargando…",
    mainNav: "Navegación principal",
    footerNav: "Pie de página",
    languages: "Idioma",
    home: `${site.name}: inicio`,
    openMenu: "Abrir el menú",
    closeMenu: "Cerrar el menú",
    darkTheme: "Cambiar al tema oscuro",
    lightTheme: "Cambiar al tema claro",
  },
  announcement: { label: "Anuncio", dismiss: "Cerrar el anuncio", more: "Más información" },
  offer: { label: "Idioma", page: "Leer esta página en español", dismiss: "Cerrar" },
  legal: {
    eyebrow: "Legal",
    contents: "En esta página",
    related: "Siga leyendo",
    permalink: m("Enlace: {section}"),
    updated: m("Última actualización: {date}"),
    reviewed: m("Última revisión: {date}"),
    section: m("sección {number}"),
    email: "Correo electrónico",
    telephone: "Teléfono",
  },
};
