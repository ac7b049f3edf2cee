import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { dollarsIn } from "@/lib/site/number-forms";
import type { AccountWords } from "./en";

const m = messagesIn("es");
const { plans, credits, verificationHours } = figures;

export const es: AccountWords = {
  form: {
    label: "Crear una cuenta",
    firstName: "Nombre",
    lastName: "Apellidos",
    companyName: "Nombre de la empresa",
    passwordHint: `Al menos ${lengths.passwordMinimum} caracteres`,
    terms: "Condiciones",
    agreed: m("Acepto las {terms} y la {privacy}."),
    termsLink: "condiciones del servicio",
    privacyLink: "política de privacidad",
    mustAgree: "Acepte las condiciones.",
    submit: { idle: "Crear cuenta", busy: "Creando la cuenta…" },
    failed: "No se ha podido crear la cuenta.",
    ownAddress:
      "No use su dirección de correo, ni la parte anterior a la @, como contraseña: es lo primero que probaría un atacante. Elija otra contraseña.",
    commonPassword: "Esta contraseña es demasiado común. Elija otra.",
  },
  frame: { documentation: "Documentación", terms: "Condiciones", privacy: "Privacidad", contact: "Contacto" },
  signup: {
    title: "Cree su cuenta",
    lead: "Una sola cuenta para el panel, las claves de API y las reglas de su equipo.",
    again: "Corrija su dirección de correo y elija de nuevo una contraseña.",
    haveOne: "¿Ya tiene una cuenta?",
    signIn: "Iniciar sesión",
    benefitsTitle: "Lo que obtiene",
    benefits: {
      credits: {
        title: `${dollarsIn("es", credits.onRegistrationValue)} en créditos gratis`,
        body: `Para los primeros ${credits.onRegistration} créditos no necesita tarjeta de crédito. Cuando añada una tarjeta, tendrán un valor de ${dollarsIn("es", credits.onRegistrationValue)}.`,
        link: "Cómo funcionan los créditos gratis",
      },
      models: {
        title: "Acceso a modelos de IA",
        body: `Las cuentas Developer incluyen ${plans.developer.models} modelos: uno para texto y otro para imágenes y vídeo.`,
      },
      integration: {
        title: "Ayuda con la integración de la API",
        body: `Una API REST documentada y un SDK; respondemos a las preguntas en un plazo de ${plans.developer.supportHours} horas.`,
        link: "Leer la documentación",
      },
    },
    sample: "Una primera petición",
  },
  login: {
    title: "Iniciar sesión",
    lead: `Encontrará sus claves de API y su facturación en el panel de ${site.name}.`,
    action: "Continuar para iniciar sesión",
    newHere: "¿Aún no tiene cuenta?",
    signUp: "Crear una cuenta",
  },
  registered: {
    title: "Su cuenta se ha creado",
    lead: "Hemos enviado un correo de confirmación a la dirección que indicó. Abra el enlace que contiene, confirme allí su dirección y después inicie sesión.",
    wait: "¿No le llega el correo pasados unos minutos? Revise la carpeta de correo no deseado o escríbanos:",
  },
  checkEmail: {
    title: "Revise su correo",
    lead: m(
      "Hemos enviado un correo a {email}. Confirme su dirección con el enlace que contiene; después podrá iniciar sesión.",
    ),
    resend: "Enviar el correo de nuevo",
    sent: {
      title: "Compruebe de nuevo su bandeja de entrada",
      body: "Hemos enviado un correo nuevo, salvo que ya hubiéramos enviado uno en el último minuto o varios en la última hora. Mire también en la carpeta de correo no deseado.",
    },
    wrong: "¿Dirección incorrecta?",
    again: "Registrarse de nuevo",
    confirmed: "¿Ya ha confirmado la dirección?",
    signIn: "Iniciar sesión",
  },
  verify: {
    open: {
      title: "Confirme su dirección",
      lead: `Confirme su dirección para terminar de crear su cuenta de ${site.name}. El enlace funciona una sola vez.`,
      button: "Confirmar mi dirección",
    },
    password: {
      title: "Introduzca su contraseña",
      lead: "No podemos saber si este registro es suyo. Introduzca la contraseña que eligió al registrarse; así nadie más podrá obtener una cuenta con su dirección.",
      button: "Confirmar mi dirección",
      otherwise:
        "¿Otra persona se ha registrado con su dirección? No tiene que hacer nada. ¿Ha olvidado la contraseña?",
      signUp: "Registrarse de nuevo",
    },
    confirmed: {
      title: "Su dirección está confirmada",
      lead: "Ya puede iniciar sesión. Este enlace no se puede volver a usar.",
      button: "Continuar para iniciar sesión",
    },
    expired: {
      title: "Este enlace ha caducado",
      lead: `Un enlace de confirmación es válido durante ${verificationHours} horas. Podemos enviar otro a la dirección de la cuenta.`,
      button: "Enviarme otro enlace",
    },
    unknown: {
      title: "Este enlace no funciona",
      lead: "Puede que esté incompleto. Abra de nuevo el enlace del correo o cree una cuenta nueva.",
      button: "Crear una cuenta",
    },
    unavailable: {
      title: "En este momento no podemos comprobar este enlace",
      lead: "No se ha perdido nada. Vuelva a abrir el enlace del correo dentro de un minuto.",
      button: "Contacto",
    },
  },
  verifyPanels: {
    sent: {
      title: "Le hemos enviado un enlace nuevo",
      body: "Revise su bandeja de entrada y, si no llega nada, la carpeta de correo no deseado.",
    },
    wrong: {
      title: "La contraseña no es correcta",
      body: "Introduzca la contraseña del registro al que corresponde este enlace. Si se ha registrado varias veces, abra el enlace del correo más reciente.",
    },
    failed: {
      title: "Algo ha fallado",
      body: "Espere un minuto y vuelva a pulsar el botón.",
    },
  },
  refusals: {
    noSignUp: "No podemos reenviar el correo porque esta página ha caducado. Regístrese de nuevo.",
    passwordNeeded: "Introduzca la contraseña que eligió al registrarse.",
    wrongPassword: "Esta contraseña no es la del registro al que corresponde este enlace.",
    incomplete: "El enlace está incompleto.",
    noLink: "Este enlace no es válido.",
    noNewLink: "Esta cuenta no necesita un enlace nuevo.",
    used: "Este enlace ya se ha usado. La dirección está confirmada.",
    tooOld: "Este enlace ha caducado. Solicite uno nuevo.",
  },
  mail: {
    confirm: {
      subject: `Confirme su cuenta de ${site.name}`,
      heading: `Le damos la bienvenida a ${site.name}`,
      lead: `Su cuenta de ${site.name} está casi lista. Confirme su dirección de correo para terminar el registro.`,
      what: m(
        "El enlace confirma el registro que hizo el {moment}, con la contraseña que eligió entonces. Es válido durante {hours} horas y solo funciona una vez. Tras la confirmación podrá iniciar sesión en {address}.",
      ),
      notYou:
        "Si no se ha registrado usted, ignore este correo; sin la confirmación, la cuenta no se puede usar.",
    },
    button: "Confirmar mi dirección",
    exists: {
      subject: `Ya tiene una cuenta de ${site.name}`,
      heading: "Alguien ha intentado registrarse con su dirección",
      lead: `Esta dirección acaba de usarse en nuestra página de registro, pero ya tiene una cuenta de ${site.name}. No se ha cambiado nada ni se ha creado una segunda cuenta.`,
      button: "Iniciar sesión",
      notYou: "Si no ha sido usted, no tiene que hacer nada: nadie ha obtenido información sobre su cuenta.",
    },
    again: {
      subject: `Confirme su último registro en ${site.name}`,
      heading: "Alguien se ha registrado de nuevo con su dirección",
      lead: m(
        "Esta dirección ya se usó antes en nuestra página de registro y nunca se confirmó. El enlace de abajo confirma solo el registro del {moment}, con la contraseña elegida entonces. Los enlaces de correos anteriores corresponden a registros anteriores.",
      ),
      onlyYours: m(
        "Use el enlace solo si ese registro fue suyo. Es válido durante {hours} horas y solo funciona una vez.",
      ),
      notYou: "Si no ha sido usted, ignore este correo; sin la confirmación, la cuenta no se puede usar.",
    },
  },
};
