import type { CollectedWords } from "@/lib/privacy/answers/collected-fields";

export const es: CollectedWords = {
  account: {
    firstName: "nombre y apellidos",
    lastName: null,
    companyName: "nombre de la empresa",
    email: "dirección de correo electrónico",
    password: "contraseña (guardada como hash)",
    acceptTerms: "aceptación de las condiciones",
    language: "idioma de la página",
  },
  request: {
    email: "dirección de correo electrónico",
    region: "el estado o país donde vive (si lo indica)",
    requestType: "tipo e idioma de la solicitud",
    description: "descripción (si la da)",
  },
  agent: {
    agentName: "su dirección de correo electrónico, el nombre y la dirección de correo del representante",
    agentEmail: null,
    filedBy: "la calidad en que este actúa y su declaración de que esto es cierto",
    agentPermission: null,
  },
  optOut: {
    email: "dirección de correo electrónico",
    language: "el idioma de la página",
    confirmOptOut: "su confirmación de que desea la exclusión",
  },
  statusUpdates: {
    email: "dirección de correo electrónico",
    language: "el idioma de la página",
    services: "los servicios que elige",
    maintenance: "si se incluye el mantenimiento programado",
  },
};
