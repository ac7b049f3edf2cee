import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const es: CorrectionWords = {
  kept: {
    title: "Aún no se ha enviado",
    lead: "Todo lo que ha escrito sigue aquí, salvo las contraseñas. Corrija los campos señalados y envíe el formulario de nuevo.",
  },
  expired: {
    title: "Este formulario no está disponible",
    lead: `No se ha enviado nada. Un formulario con errores se puede corregir durante ${figures.retention.refusedFormMinutes} minutos, en el navegador que lo envió y con las cookies permitidas. Vuelva una página atrás: puede que su navegador todavía muestre lo que escribió. Si no, rellene de nuevo el formulario.`,
    contact: "Contacto",
    account: "Crear una cuenta",
    subscription: "Avisos de estado por correo electrónico",
  },
};
