import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const es: CorrectionWords = {
  kept: {
    title: "Aún no se ha enviado",
    lead: "Todo lo que escribió sigue aquí, salvo las contraseñas. Corrija lo que está señalado y envíelo de nuevo.",
  },
  expired: {
    title: "Este formulario ya no se conserva",
    lead: `Conservamos durante ${figures.retention.refusedFormMinutes} minutos un formulario que no se pudo enviar. Lo que escribió se ha perdido y no se envió nada. Empiece de nuevo, por favor.`,
    contact: "Contacto",
    account: "Crear una cuenta",
    subscription: "Novedades del estado por correo",
  },
};
