import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { SecurityWords } from "./en";

export const es: SecurityWords = {
  meta: {
    title: "Seguridad",
    description: `Qué guarda el sitio web de ${site.name}, durante cuánto tiempo y cómo lo protege, con cifras que mide el propio sitio.`,
    picture: "Lo que no se guarda no se puede filtrar",
  },
  label: "Seguridad",
  header: {
    title: "Lo que no se guarda no se puede filtrar",
    lead: "Qué guarda este sitio web, durante cuánto tiempo y cómo lo protege. Las cifras de abajo las mide el propio sitio.",
  },
  kept: {
    title: "Qué hay guardado ahora mismo",
    lead: "Esta es una parte de lo que guarda este sitio. Al menos una vez al día, los registros cuyo plazo de conservación ha terminado se eliminan automáticamente. La política de conservación de datos enumera todo lo que guardamos, incluidas las cuentas confirmadas, que, en cambio, suprime nuestro personal. Cada barra compara la antigüedad del registro más antiguo con el tiempo máximo de conservación. En las solicitudes de privacidad se cuenta desde el cierre y no se incluyen las exclusiones ni las limitaciones de uso vigentes; en los avisos de estado por correo electrónico, solo se tienen en cuenta las suscripciones no confirmadas.",
    oldest: "El más antiguo: {age}",
    underOneDay: "menos de un día, o sin registros",
    records: "menos de {count} registros",
    overdue: "eliminación atrasada",
    waiting: "Midiendo…",
    failed: "No se han podido cargar las cifras.",
    note: "Se mide como máximo una vez por hora. El número de registros se redondea hacia arriba a una potencia de diez. En el caso de las cuentas y las suscripciones no se indica, para que nadie pueda averiguar si alguien tiene una cuenta o una suscripción.",
    json: "Estas cifras en JSON",
    policy: "Todos los plazos: política de conservación de datos",
  },
  measures: {
    title: "Cómo se protege",
    lead: "Las medidas detrás de los formularios, los correos y la consola interna de este sitio web.",
    items: {
      secrets: {
        title: "Contraseñas y enlaces",
        text: "Las contraseñas se guardan como hashes argon2id; los tokens de acceso y los secretos de los enlaces que confirman cuentas o abren solicitudes de privacidad, como hashes SHA-256. Nadie puede volver a leerlos. Las cookies de inicio de sesión y los enlaces de los correos de estado van firmados, y sus firmas no se guardan.",
      },
      addresses: {
        title: "Direcciones IP",
        text: "No guardamos la dirección IP de la que procede una petición, solo un hash de ella. La sal de ese hash cambia cada día y la anterior se elimina, así que nadie puede saber más tarde de quién era la dirección.",
      },
      files: {
        title: "Archivos",
        text: "Cada archivo de una solicitud de privacidad se cifra con su propia clave (AES-256-GCM). Para eliminar un archivo, primero eliminamos su clave. A partir de ese momento, el sitio ya no puede abrir el archivo, aunque los datos cifrados aún no se hayan eliminado.",
      },
      mails: {
        title: "Correos",
        text: `El texto de un correo dirigido a una sola persona se retira de la bandeja de salida en cuanto se entrega. Durante ${figures.retention.sentMailDays} días se conserva un registro del envío, con su destinatario y su asunto. El texto de un aviso de estado se guarda una sola vez por idioma y se conserva hasta que se elimina el último registro de su envío.`,
      },
      scripts: {
        title: "Páginas",
        text: "Una página solo ejecuta los scripts que nombra su Content-Security-Policy. Ningún script, fuente ni imagen procede de otra empresa.",
      },
      staff: {
        title: "Personal",
        text: "Nuestro personal inicia sesión con una llave de acceso, o con una contraseña y un código. Un token aparte, pensado para crear la primera cuenta del personal, también permite iniciar sesión hasta que se desactiva. Cada rol ve solo lo que necesita, y de cada cambio en la consola se registra quién lo hizo.",
      },
    },
  },
  limits: {
    title: "Limitaciones",
    certificates:
      "Esta página no es una certificación, y no afirmamos tener ninguna. Describe el software de este sitio web, no el servicio de moderación, cuyos plazos figuran en la política de conservación de datos.",
    uploads:
      "Los archivos que recibimos para una solicitud de privacidad no se analizan en busca de virus. Su tipo se reconoce por el contenido, y solo pueden abrirlos quienes tramitan solicitudes de privacidad. Cada apertura queda registrada.",
    questions: "Hacer una pregunta",
  },
  report: {
    title: "Notificar una vulnerabilidad",
    text: "Si encuentra una vulnerabilidad, díganoslo antes que a otros. Escriba en inglés:",
    file: "security.txt",
  },
};
