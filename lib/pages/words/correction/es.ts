import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const es: CorrectionWords = {
  kept: {
    title: "Aún no se ha enviado",
    lead: "Todo lo que escribió sigue aquí, salvo las contraseñas. Corrija lo que está señalado y envíelo de nuevo.",
  },
  expired: {
    title: "Este formulario ha caducado",
    lead: `Conservamos durante ${figures.retention.refusedFormMinutes} minutos un formulario que no se ha podido enviar. Lo que escribió ya no está disponible y no se ha enviado nada. Vuelva a rellenar el formulario.`,
    contact: "Contacto",
    account: "Crear una cuenta",
    subscription: "Avisos de estado por correo electrónico",
  },
};
