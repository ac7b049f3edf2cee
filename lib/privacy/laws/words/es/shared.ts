import { messagesIn } from "@/lib/site/message";
import type { SharedWords } from "../en/shared";

const m = messagesIn("es");

export const shared: SharedWords = {
  requestName: m("{type} ({law})"),
  complaint: {
    label: "Reclamación de privacidad",
    noun: "reclamación",
    detail:
      "Todo lo que crea que hemos hecho mal con sus datos. Lo examinaremos y le comunicaremos el resultado.",
  },
  optedOut:
    "La exclusión se aplica desde ahora. No vendemos datos personales, no los cedemos para publicidad dirigida ni los usamos para elaborar perfiles con los que decidir sobre las personas, así que no hay nada más que cambiar. Mientras se aplique la exclusión, conservaremos la dirección de correo correspondiente, esta solicitud y su fecha.",
  steps: {
    atOnce: {
      title: "De inmediato",
      body: "Recibirá un correo electrónico con una referencia y la fecha límite de nuestra respuesta.",
    },
    confirm: {
      title: "Usted confirma",
      body: "El correo contiene un enlace para confirmar la solicitud y otro para seguirla o retirarla.",
    },
  },
  byEmail: "O por correo electrónico",
  byEmailOrPhone: "O por correo electrónico o teléfono",
  tollFree: m("{number} (llamada gratuita)"),
  readMore: {
    elsewhere: "Elegir otro formulario",
    gdpr: "Sus derechos según el RGPD",
    ccpa: "Sus derechos de privacidad en California",
    privacy: "Política de privacidad",
    dataRetention: "Política de conservación de datos",
    gdprForm: "Formulario de solicitud del RGPD",
    ccpaForm: "Formulario de solicitud de la CCPA",
    lostLink: "¿Ha perdido el enlace a su solicitud?",
    lostComplaintLink: "¿Ha perdido el enlace a su reclamación?",
  },
};
