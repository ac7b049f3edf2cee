import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { RightsWords } from "./en";

export const es: RightsWords = {
  gdpr: {
    answerWithin: "Respuesta en un plazo de",
    days: `${gdprFigures.days} días`,
    objectionDays: `${gdprFigures.objectionDays} días`,
    rights: {
      access: {
        title: "Derecho de acceso",
        article: "Artículo 15",
        description:
          "Sepa si tenemos datos personales sobre usted y reciba una copia, con los fines, los destinatarios, los plazos de conservación y el origen.",
      },
      rectification: {
        title: "Derecho de rectificación",
        article: "Artículo 16",
        description: "Pida que rectifiquemos los datos inexactos y completemos los incompletos.",
      },
      erasure: {
        title: "Derecho de supresión",
        article: "Artículo 17",
        description:
          "Pida que suprimamos sus datos cuando ya no sean necesarios, cuando retire su consentimiento o se oponga, o cuando se hayan usado ilícitamente. Si la ley nos obliga a conservar algo, le indicamos qué es y por qué.",
      },
      restriction: {
        title: "Derecho a la limitación del tratamiento",
        article: "Artículo 18",
        description:
          "Pida que conservemos sus datos sin usarlos, mientras se comprueba su exactitud o se examina su oposición, o porque los necesita para una reclamación.",
      },
      portability: {
        title: "Derecho a la portabilidad",
        article: "Artículo 20",
        description:
          "Reciba los datos que nos ha facilitado y que tratamos sobre la base de su consentimiento o de un contrato, en un formato estructurado y de lectura mecánica, o pida que los enviemos a otro responsable cuando sea posible.",
      },
      objection: {
        title: "Derecho de oposición",
        article: "Artículo 21",
        description:
          "Opóngase a un tratamiento basado en intereses legítimos. Dejaremos de tratar sus datos, salvo que acreditemos motivos legítimos imperiosos. La oposición a la mercadotecnia directa siempre prospera.",
      },
    },
    bases: {
      contract: {
        title: "Contrato",
        article: "Artículo 6.1.b)",
        description:
          "Lo que necesitamos para abrir y gestionar su cuenta, prestar el servicio, facturarlo y ayudarle.",
      },
      obligation: {
        title: "Obligación legal",
        article: "Artículo 6.1.c)",
        description:
          "Los registros de facturación que exige el derecho de la UE o de un Estado miembro, y la respuesta a las solicitudes de privacidad.",
      },
      interests: {
        title: "Intereses legítimos",
        article: "Artículo 6.1.f)",
        description:
          "Responder a las personas que nos escriben, llevar un registro de las solicitudes de privacidad, mantener el servicio seguro y libre de abusos, y medir si funciona. Ponderamos estos intereses con los suyos; usted puede oponerse.",
      },
      consent: {
        title: "Consentimiento",
        article: "Artículo 6.1.a)",
        description:
          "Las cookies opcionales del producto y todo lo demás que acepte expresamente. Puede retirar el consentimiento en cualquier momento, tan fácilmente como lo dio.",
      },
    },
  },
  ccpa: {
    rights: {
      know: {
        title: "Derecho a saber",
        description: "Sepa qué información personal hemos recopilado sobre usted y recíbala.",
        details: {
          categories: "Las categorías recopiladas, sus fuentes y sus fines",
          recipients: "Las categorías de destinatarios a quienes se comunicó",
          pieces: "Los datos concretos, en un formato portátil",
        },
      },
      delete: {
        title: "Derecho de eliminación",
        description: "Pida que eliminemos la información personal que hemos recopilado de usted.",
        details: {
          providers: "La eliminamos e indicamos a nuestros proveedores de servicios que hagan lo mismo",
          backups: `Se elimina de las copias de seguridad en un plazo de ${figures.retention.disasterBackupDays} días`,
          duty: "Si la ley nos obliga a conservar algo, o nos lo permite, le indicamos qué y por qué",
        },
      },
      optOut: {
        title: "Derecho de exclusión",
        description:
          "Ponga fin a la venta de su información personal y a su cesión para publicidad conductual entre contextos.",
        details: {
          recorded: "No hacemos ninguna de las dos cosas, pero registramos su decisión",
          free: "Sin cuenta y sin verificación de identidad",
          signal: "Una señal Global Privacy Control cuenta como solicitud",
        },
      },
      equal: {
        title: "Derecho a la no discriminación",
        description: "Ejerza sus derechos sin recibir por ello un trato peor.",
        details: {
          price: "El mismo precio, el mismo servicio, la misma calidad",
          reward: "Ninguna recompensa por renunciar a un derecho",
          retaliation: "Sin represalias contra empleados, candidatos o contratistas",
        },
      },
    },
    notice: {
      caption: `Aviso en el momento de la recopilación, vigente desde el ${calendarDate(figures.legal.ccpaNoticeEffective, "es")}`,
      columns: {
        category: "Categoría",
        examples: "Ejemplos",
        collected: "Recopilada",
        sold: "Vendida",
        purpose: "Finalidad",
      },
      yes: "Sí",
      no: "No",
    },
    disclosed: {
      caption: "Información comunicada a proveedores de servicios en los doce meses anteriores",
      columns: { category: "Categoría", to: "Comunicada a" },
    },
    verification: {
      receipt: {
        title: "Recepción",
        description: `Recibirá una referencia y una confirmación por correo, por lo general de inmediato y, a más tardar, ${us.receiptBusinessDays} días hábiles después de que recibamos la solicitud.`,
      },
      confirmation: {
        title: "Confirmación por correo",
        description:
          "Enviamos un enlace a la dirección indicada. Para confirmar la solicitud, ábralo y pulse el botón.",
      },
      matching: {
        title: "Cotejo",
        description:
          "Comparamos lo que nos ha comunicado con lo que tenemos. Para información sensible o una eliminación podemos pedir un dato más que ya tengamos; nunca más de lo necesario, y sin cobrarle nada ni exigir la intervención de un notario.",
      },
      answer: {
        title: "Respuesta",
        description: `Respondemos en un plazo de ${us.days} días desde la recepción (${us.days + us.extensionDays} si ampliamos el plazo), dure lo que dure la verificación. Si no podemos verificar su identidad, le indicaremos el motivo; una solicitud de datos concretos se responde entonces con las categorías, si la ley lo prevé.`,
      },
    },
    ways: {
      portal: "Portal",
      portalLink: "Portal de solicitudes de la CCPA",
      portalNote: "La vía más rápida. Obtiene al momento una referencia y la fecha límite.",
      email: "Correo electrónico",
      emailNote: "Indique qué derecho quiere ejercer y que vive en California.",
      phone: "Teléfono gratuito",
      phoneNote: "Gratis desde Estados Unidos.",
    },
    published: {
      label: `Cifras publicadas de ${published.year}`,
      requests: "Solicitudes en total",
      average: "Tiempo medio de respuesta",
      averageDays: `${published.averageResponseDays} días`,
      deletions: "Solicitudes de eliminación",
      optOuts: "Solicitudes de exclusión",
    },
  },
};
