import { messagesIn } from "@/lib/site/message";
import type { SharedWords } from "../en/shared";

const m = messagesIn("es");

export const shared: SharedWords = {
  requestName: m("{law}: {type}"),
  steps: {
    atOnce: {
      title: "De inmediato",
      body: "Recibe un correo electrónico con una referencia y la fecha límite de nuestra respuesta.",
    },
    confirm: {
      title: "Usted confirma",
      body: "El correo contiene un enlace que nos indica que la solicitud viene de usted y otro para seguirla o retirarla.",
    },
  },
  byEmail: "O por correo electrónico",
  byEmailOrPhone: "O por correo electrónico o teléfono",
  tollFree: m("{number} (llamada gratuita)"),
  readMore: {
    elsewhere: "¿Vive en otro lugar?",
    gdpr: "Sus derechos según el RGPD",
    ccpa: "Sus derechos de privacidad en California",
    privacy: "Política de privacidad",
    dataRetention: "Política de conservación de datos",
    gdprForm: "Formulario de solicitud RGPD",
    ccpaForm: "Formulario de solicitud CCPA",
    lostLink: "¿Ha perdido el enlace a su solicitud?",
  },
};
