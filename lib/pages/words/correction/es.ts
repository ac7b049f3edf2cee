import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const es: CorrectionWords = {
  kept: {
    title: "Aún no se ha enviado",
    lead: "Todo lo que escribió sigue aquí, salvo las contraseñas. Corrija lo que está señalado y envíelo de nuevo.",
  },
  expired: {
    title: "Este formulario no está disponible",
    lead: `Un formulario con errores se puede corregir durante ${figures.retention.refusedFormMinutes} minutos, en el navegador que lo envió y con las cookies permitidas. No se ha enviado nada. Vuelva una página atrás: puede que su navegador todavía muestre lo que escribió. Si no, rellene de nuevo el formulario.`,
    contact: "Contacto",
    account: "Crear una cuenta",
    subscription: "Avisos de estado por correo electrónico",
  },
};
