import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { SubscriberWords } from "./en";

const m = messagesIn("es");
const hours = figures.subscriptionConfirmationHours;

export const es: SubscriberWords = {
  choice: {
    services: "Servicios",
    servicesHint: "Deje todos sin marcar para recibir los avisos de todos los servicios.",
    all: "Todos los servicios",
    maintenance: "Mantenimientos programados",
    withMaintenance: "Avisarme también de los mantenimientos programados",
    included: "Incluidos",
    notIncluded: "No incluidos",
  },
  form: {
    label: "Avisos de estado por correo electrónico",
    emailHint:
      "Se usa solo para estos correos. Le pedimos que confirme la dirección antes de enviarle cualquier otra cosa.",
    submit: { idle: "Suscribirse", busy: "Suscribiendo…" },
    failure: {
      title: "Suscripción no realizada",
      refused: "No se ha podido guardar su suscripción. Inténtelo de nuevo.",
      unreachable: "No se ha podido contactar con el servidor. Inténtelo de nuevo.",
    },
    success: {
      title: "Revise su correo",
      body: `Hemos enviado un correo a esta dirección. Abra el enlace que contiene y confirme allí la suscripción. El enlace es válido durante ${hours} horas.`,
    },
  },
  answer: "Revise su correo: abra el enlace que contiene y confirme allí la suscripción.",
  refusals: {
    services: m("Los servicios posibles son {services}."),
    servicesList: "Los servicios deben ser una lista.",
    servicesCount: m("Elija como máximo {maximum} servicios."),
    service: "Cada servicio debe ser true o false.",
    maintenance: "El dato sobre mantenimientos debe ser true o false.",
    incomplete: "El enlace está incompleto.",
    noLink: "Este enlace no es válido.",
  },
  follow: {
    title: "Recibir avisos de estado",
    body: "Reciba la mayoría de los avisos por correo electrónico, todos en un canal de noticias y los mantenimientos programados en su calendario.",
    mail: "Recibir avisos por correo electrónico",
    atom: "Canal de incidentes (Atom)",
    json: "Canal de incidentes (JSON)",
    calendar: "Calendario de mantenimientos programados",
  },
  subscribe: {
    title: "Avisos de estado por correo electrónico",
    lead: "Le enviaremos avisos de los servicios que elija o, si no elige ninguno, de todos. Algunos avisos aparecen solo en la página de estado y en los canales de noticias. Cada correo lleva un enlace para cambiar la suscripción o darse de baja.",
    also: {
      title: "Sin correo electrónico",
      body: "Todos los avisos están en los canales de noticias, y los mantenimientos programados, en un calendario al que puede suscribirse.",
      page: "Volver a la página de estado",
    },
    panels: {
      ended: {
        title: "Su suscripción ha terminado",
        body: "Su dirección y los registros de los correos enviados se han eliminado, y no recibirá más avisos. Puede volver a suscribirse cuando quiera.",
      },
      noLink: {
        title: "Este enlace no funciona",
        body: `Puede que esté incompleto, que tenga más de ${hours} horas, que la suscripción se haya confirmado con otro enlace o que haya terminado. Suscríbase de nuevo aquí.`,
      },
      noManageLink: {
        title: "Este enlace no funciona",
        body: "No se ha cambiado nada. Puede que el enlace esté incompleto: use el que figura al final del último aviso de estado que recibió por correo. Si tampoco funciona, suscríbase de nuevo aquí; al confirmar se sustituye su elección anterior.",
      },
      failed: {
        title: "Algo ha fallado",
        body: "No se ha cambiado nada. Espere un minuto e inténtelo de nuevo.",
      },
    },
  },
  confirm: {
    title: "Confirme su suscripción",
    lead: `Confirme con el botón que desea recibir por correo electrónico los avisos de estado de ${site.name}.`,
    address: "Dirección",
    button: "Confirmar la suscripción",
    otherwise: `Si no lo ha pedido, no tiene que hacer nada: sin su confirmación no cambia nada. Si ya tiene una suscripción, esta seguirá activa; si no, no se creará ninguna y, al cabo de ${figures.retention.unconfirmedSubscriptionDays} días, eliminaremos los datos introducidos.`,
  },
  manage: {
    title: "Su suscripción",
    lead: m("Avisos de estado para {email}."),
    confirmed: "Su suscripción está activa. Recibirá el próximo aviso por correo electrónico.",
    changed: "Sus cambios se han guardado.",
    choice: "Sus avisos",
    save: "Guardar los cambios",
    end: {
      title: "Darse de baja",
      note: "Su dirección y los registros de los correos enviados se eliminan de inmediato, y no recibirá más avisos.",
      button: "Darse de baja",
    },
  },
  mail: {
    confirmation: {
      subject: `Confirme su suscripción a los avisos de estado de ${site.name}`,
      heading: "Confirme su suscripción",
      asked: m(
        `El {moment}, alguien nos pidió que enviáramos los avisos de estado de ${site.name} a esta dirección.`,
      ),
      button: "Confirmar la suscripción",
      note: `El enlace es válido durante ${hours} horas. Si ya tiene una suscripción, al confirmar se sustituye su elección anterior.`,
      notYou:
        "Si no lo ha pedido, ignore este correo: no cambia nada. Si ya tiene una suscripción, esta seguirá activa; si no, no le enviaremos avisos de estado.",
    },
    update: {
      subject: m(`{state}: {title} (estado de ${site.name})`),
      began: "Inicio",
      ended: "Fin",
      starts: "Inicio",
      ends: "Fin",
      page: "Ver en la página de estado",
      why: `Recibe este correo porque esta dirección está suscrita a los avisos de estado de ${site.name}.`,
      manage: "Cambiar la suscripción o darse de baja",
    },
  },
};
