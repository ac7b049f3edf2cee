import { figures } from "@/lib/site/figures";
import type { StandardTexts } from "./en";

const { disasterBackupDays: backupDays, privacyRequestMonths: months } = figures.retention;

export const es: StandardTexts = {
  done: {
    data: "Hemos reunido los datos personales que pidió.",
    deletion: "Hemos eliminado los datos personales como pidió.",
    correction: "Hemos corregido los datos como pidió.",
    restriction:
      "Hemos limitado el uso de los datos como pidió. Le avisaremos antes de levantar la limitación.",
    objection: "Hemos puesto fin al tratamiento al que se opuso.",
    directive: "Su decisión ha quedado registrada y sigue en vigor hasta que la cambie.",
    complaint: "Hemos examinado su reclamación. Esto es lo que hemos comprobado y lo que vamos a hacer:",
    other: "Hemos hecho lo que pidió.",
  },
  afterDeletion: `Las copias que hay en nuestras copias de seguridad se sobrescribirán en un plazo de ${backupDays} días. Conservaremos constancia de esta solicitud durante ${months} meses para poder acreditar nuestra respuesta.`,
  inPart: "Hemos hecho una parte de lo que pidió. Más abajo encontrará por qué no hemos hecho el resto.",
  denied: {
    identity:
      "Le pedimos una prueba de que los datos son suyos, y lo que recibimos no bastó para tener certeza. Si atendiéramos una solicitud presentada por otra persona, podríamos causarle un perjuicio a usted. Puede enviar una nueva solicitud en cualquier momento; le diremos entonces qué prueba necesitamos.",
    "identity-not-asked":
      "No pudimos tener certeza de que esta solicitud proviene de usted. Si atendiéramos una solicitud presentada por otra persona, podríamos causarle un perjuicio a usted. Puede enviar una nueva solicitud en cualquier momento. Así lo comprobamos y esto es lo que faltaba:",
    "agent-permission":
      "La persona que presentó esta solicitud en su nombre no nos envió la autorización firmada por usted. Puede presentar una solicitud nueva en cualquier momento, directamente o a través de una persona que tenga su autorización firmada.",
    excessive:
      "Ya hemos atendido el mismo asunto y desde entonces no ha cambiado nada. Si busca algo concreto, díganos qué es y lo comprobaremos.",
    "excessive-first": "Estos son nuestros motivos:",
    fraudulent:
      "Varios indicios apuntan a que esta solicitud es fraudulenta, y los hemos documentado. Si usted hizo esta solicitud, escríbanos desde la dirección de correo que tenemos registrada a su nombre.",
    "not-resident":
      "Según lo que nos indicó, no vive en California. Es posible que tenga derechos parecidos donde vive: elija su lugar de residencia en nuestra página de solicitudes de privacidad.",
    processor:
      "Revisamos contenidos por encargo de otros sitios web y aplicaciones. Ellos deciden qué ocurre con esos contenidos y nosotros solo podemos actuar según sus instrucciones. Envíe su solicitud al sitio o a la aplicación donde publicó los contenidos.",
    "no-erasure-ground":
      "Seguimos utilizando estos datos para la finalidad que describe nuestra política de privacidad. Los eliminaremos cuando termine el plazo de conservación que allí se indica.",
    "legal-duty":
      "Una ley nos obliga a conservar estos registros durante un tiempo determinado. No los utilizamos para nada más y los eliminaremos cuando termine ese tiempo.",
    "legal-claims":
      "Los datos son pruebas en un asunto que aún no ha terminado. No los utilizamos para nada más y los eliminaremos cuando se cierre el asunto.",
    "deletion-exception":
      "Necesitamos la información para una finalidad para la que la ley nos permite conservarla. No la utilizamos para nada más y la eliminaremos cuando esa finalidad termine.",
    accurate:
      "Hemos comparado los datos con nuestros registros y con lo que nos envió, y no hemos encontrado ningún error. Si tiene un documento que demuestre otra cosa, envíenoslo y lo comprobaremos de nuevo.",
    "rights-of-others":
      "Los datos que hemos omitido no se pueden separar de la información sobre otras personas. Puede preguntarnos por datos concretos y comprobaremos cada uno de ellos.",
    "not-portable": "En cambio, puede solicitar el acceso, y le enviaremos una copia de estos datos.",
    "no-restriction-ground":
      "Hemos comprobado la exactitud de los datos y la base jurídica de su uso, y no hemos encontrado motivos para limitarlo.",
    "compelling-grounds":
      "Necesitamos este tratamiento para proteger nuestro servicio y a sus usuarios, y no podríamos hacerlo con menos datos. Lo hemos ponderado con los motivos que nos dio.",
    "overriding-interest":
      "Necesitamos estos datos para proteger nuestro servicio y a sus usuarios, y no podríamos hacerlo con menos. Lo hemos ponderado con sus intereses.",
    "twice-a-year":
      "Nuestras dos respuestas anteriores abarcan el periodo por el que pregunta. Puede volver a preguntar cuando hayan pasado 12 meses desde la primera.",
    "other-law": "Otra ley nos impide hacer algo más con esta solicitud.",
    other: "El motivo figura en esta respuesta, con la base jurídica de la denegación.",
  },
};
