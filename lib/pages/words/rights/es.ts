import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { RightsWords } from "./en";

export const es: RightsWords = {
  gdpr: {
    answerWithin: "Respuesta en",
    days: `${gdprFigures.days} días`,
    objectionDays: `${gdprFigures.objectionDays} días`,
    rights: {
      access: {
        title: "Derecho de acceso",
        article: "Artículo 15",
        description:
          "Sepa si tenemos datos personales sobre usted y reciba una copia con sus fines, destinatarios, plazos y origen.",
      },
      rectification: {
        title: "Derecho de rectificación",
        article: "Artículo 16",
        description: "Haga corregir datos inexactos y completar datos incompletos.",
      },
      erasure: {
        title: "Derecho de supresión",
        article: "Artículo 17",
        description:
          "Haga suprimir sus datos cuando ya no sean necesarios, retire su consentimiento o se oponga, o se hayan usado ilícitamente. Si la ley nos obliga a conservar un registro, decimos cuál.",
      },
      restriction: {
        title: "Derecho de limitación",
        article: "Artículo 18",
        description:
          "Haga que conservemos sus datos sin usarlos, mientras se comprueba su exactitud o una oposición, o porque los necesita para una reclamación.",
      },
      portability: {
        title: "Derecho a la portabilidad",
        article: "Artículo 20",
        description:
          "Reciba los datos que nos dio y que tratamos por consentimiento o contrato, en un formato estructurado y de lectura mecánica, o haga que se envíen a otro responsable cuando sea posible.",
      },
      objection: {
        title: "Derecho de oposición",
        article: "Artículo 21",
        description:
          "Opóngase a un tratamiento basado en intereses legítimos. Cesamos salvo que demostremos motivos imperiosos. La oposición a la mercadotecnia directa siempre prospera.",
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
          "Los registros de facturación que exige el derecho fiscal, y la tramitación y el registro de las solicitudes de privacidad.",
      },
      interests: {
        title: "Intereses legítimos",
        article: "Artículo 6.1.f)",
        description:
          "Responder a quien nos escribe, mantener el servicio seguro y libre de abusos, y medir si funciona. Lo ponderamos con sus intereses; usted puede oponerse.",
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
        description: "Sepa qué información personal hemos recogido sobre usted y recíbala.",
        details: {
          categories: "Las categorías recogidas, sus fuentes y sus fines",
          recipients: "Las categorías de destinatarios a quienes se comunicó",
          pieces: "Los datos concretos, en un formato portátil",
        },
      },
      delete: {
        title: "Derecho de supresión",
        description: "Haga suprimir la información personal que recogimos de usted.",
        details: {
          providers: "La suprimimos y pedimos a nuestros proveedores que hagan lo mismo",
          backups: `Las copias de seguridad siguen en ${figures.retention.disasterBackupDays} días`,
          duty: "Si una ley nos obliga a conservar algo, decimos qué ley y qué",
        },
      },
      optOut: {
        title: "Derecho de exclusión",
        description:
          "Ponga fin a la venta de su información personal y a su cesión para publicidad entre contextos.",
        details: {
          recorded: "No hacemos ninguna de las dos, y aun así registramos su decisión",
          free: "Sin cuenta y sin verificación",
          signal: "Una señal Global Privacy Control cuenta como solicitud",
        },
      },
      equal: {
        title: "Derecho a no ser discriminado",
        description: "Ejerza sus derechos sin recibir por ello un trato peor.",
        details: {
          price: "El mismo precio, el mismo servicio, la misma calidad",
          reward: "Ninguna recompensa por renunciar a un derecho",
          retaliation: "Sin represalias contra empleados, candidatos o contratistas",
        },
      },
    },
    notice: {
      caption: `Aviso en el momento de la recogida, vigente desde el ${calendarDate(figures.legal.ccpaNoticeEffective, "es")}`,
      columns: {
        category: "Categoría",
        examples: "Ejemplos",
        collected: "Recogido",
        sold: "Vendido",
        purpose: "Finalidad",
      },
      yes: "Sí",
      no: "No",
      categories: {
        identifiers: {
          category: "Identificadores",
          examples:
            "Nombre, empresa, correo electrónico, identificador de cuenta, hash de la dirección de red",
          purpose: "Abrir cuentas, responder mensajes y solicitudes y prevenir abusos",
        },
        commercial: {
          category: "Información comercial",
          examples: "Plan, compras de créditos, facturas, pagos",
          purpose: "Facturar el servicio y llevar los registros que exige el derecho fiscal",
        },
        activity: {
          category: "Actividad en internet o en redes",
          examples: "Páginas pedidas, llamadas a la API con hora y resultado, errores",
          purpose: "Operar, proteger y medir el servicio",
        },
        media: {
          category: "Información de audio, electrónica, visual o similar",
          examples: "Texto, imágenes, vídeo y audio que los clientes envían para moderar",
          purpose: "Devolver resultados de moderación, como proveedor del cliente",
        },
      },
    },
    verification: {
      receipt: {
        title: "Recepción",
        description: `Recibe una referencia de inmediato y una confirmación por correo, en ${us.receiptBusinessDays} días hábiles como máximo.`,
      },
      confirmation: {
        title: "Confirmación por correo",
        description:
          "Enviamos un enlace a la dirección de que se trata. Abrirlo y pulsar su botón confirma la solicitud.",
      },
      matching: {
        title: "Cotejo",
        description:
          "Comparamos lo que nos dijo con lo que tenemos. Para información sensible o una supresión podemos pedir un dato más que ya tengamos; nunca más de lo necesario, ni una tasa ni un notario.",
      },
      answer: {
        title: "Respuesta",
        description: `En ${us.days} días desde la recepción, dure lo que dure la verificación. Si no podemos verificarle, se lo decimos y por qué; una solicitud de datos concretos se responde entonces con las categorías, donde la ley lo prevé.`,
      },
    },
    ways: {
      portal: "Portal",
      portalLink: "Portal de solicitudes CCPA",
      portalNote: "La vía más rápida. Obtiene al momento una referencia y la fecha límite.",
      email: "Correo electrónico",
      emailNote: "Diga qué derecho quiere ejercer y que vive en California.",
      phone: "Teléfono gratuito",
      phoneNote: "Sin coste desde los Estados Unidos.",
    },
    published: {
      label: `Cifras publicadas de ${published.year}`,
      requests: "Solicitudes en total",
      average: "Tiempo medio de respuesta",
      averageDays: `${published.averageResponseDays} días`,
      deletions: "Solicitudes de supresión",
      optOuts: "Solicitudes de exclusión",
    },
  },
};
