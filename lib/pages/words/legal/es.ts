import { gdprFigures, ccpaFigures as us } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { LegalWords } from "./en";

const { terms: t, retention: r } = figures;
const effective = calendarDate(figures.legal.ccpaNoticeEffective, "es");

export const es: LegalWords = {
  binding: {
    note: "La versión vinculante es la inglesa. Esta traducción es informativa.",
    original: "Leer la versión inglesa",
  },
  terms: {
    title: "Condiciones del servicio",
    lead: `El contrato entre usted y ${site.legalName} para el servicio de moderación ${site.name}, incluidas la API y la cuenta de usuario.`,
    keyFacts: {
      ending: {
        term: "Fin del contrato",
        value: `${t.terminationDays} días`,
        note: "de preaviso, para cada parte",
      },
      prices: {
        term: "Cambios de precio",
        value: `${t.priceChangeDays} días`,
        note: "de preaviso antes de aplicarse",
      },
      discontinuing: {
        term: "Cese del servicio",
        value: `${t.discontinuationDays} días`,
        note: "de preaviso antes de su fin",
      },
      disputes: {
        term: "Conflictos",
        value: "Arbitraje",
        note: `en el estado de ${site.address.region}, si no hay acuerdo informal`,
      },
    },
    sections: {
      acceptance: "Aceptación y aviso de arbitraje",
      definitions: "Definiciones",
      "intellectual-property": "Propiedad intelectual",
      service: "Descripción del servicio",
      liability: "Limitación de responsabilidad",
      account: "Cuenta",
      "acceptable-use": "Uso aceptable",
      "data-processing": "Tratamiento de datos",
      api: "API y límites de peticiones",
      billing: "Facturación",
      indemnification: "Indemnización y garantías",
      arbitration: "Arbitraje",
      termination: "Modificaciones y terminación",
    },
  },
  privacy: {
    title: "Política de privacidad",
    lead: `Qué datos personales trata ${site.name}, para qué se usan, quién los recibe, cuánto tiempo se conservan y qué puede hacer usted.`,
    keyFacts: {
      content: {
        term: "Contenido enviado",
        value: `${r.contentHours} horas`,
        note: "después se elimina automáticamente",
      },
      trackers: { term: "Rastreadores publicitarios", value: "Ninguno", note: "en este sitio web" },
      sold: {
        term: "Datos personales vendidos",
        value: "Ninguno",
        note: "y ninguno cedido para publicidad",
      },
    },
    answer: "Respuesta a una solicitud",
    sections: {
      controller: "Responsable del tratamiento",
      scope: "Ámbito",
      collection: "Recogida",
      processing: "Tratamiento y destinatarios",
      retention: "Conservación",
      rights: "Sus derechos",
      security: "Seguridad",
      transfers: "Transferencias internacionales",
      cookies: "Cookies y almacenamiento del navegador",
      compliance: "Cumplimiento",
      changes: "Cambios en esta política",
    },
  },
  dataRetention: {
    title: "Política de conservación de datos",
    lead: "Cuánto tiempo se conserva cada tipo de datos, cuándo empieza el plazo y cómo se eliminan los datos cuando termina.",
    keyFacts: {
      content: {
        term: "Contenido enviado",
        value: `${r.contentHours} horas`,
        note: "texto, imágenes, vídeo y audio",
      },
      results: {
        term: "Resultados de moderación",
        value: `${r.resultsDays} días`,
        note: "veredictos y sus metadatos",
      },
      logs: { term: "Registros", value: `${r.logsDays} días`, note: "uso de la API y errores" },
      backups: {
        term: "Copia de seguridad más antigua",
        value: `${r.disasterBackupDays} días`,
        note: "después se sobrescribe",
      },
    },
    sections: {
      categories: "Categorías de datos y plazos de conservación",
      schedule: "Calendario de eliminación automática",
      minimisation: "Principios de minimización de datos",
      "your-deletion": "Eliminación a petición suya",
      backups: "Conservación de las copias de seguridad",
      compliance: "Cumplimiento",
    },
  },
  gdpr: {
    title: "Cumplimiento del RGPD",
    lead: "Si se encuentra en el Espacio Económico Europeo, el Reglamento General de Protección de Datos le da derechos sobre sus datos personales. En esta página se explica cuáles son, cuánto tardamos y a quién puede dirigirse.",
    action: { label: "Enviar solicitud del RGPD", note: `Respuesta en un plazo de ${gdprFigures.days} días` },
    keyFacts: {
      most: {
        term: "La mayoría de las solicitudes",
        value: `${gdprFigures.days} días`,
        note: "desde el día en que las recibimos",
      },
      objections: {
        term: "Oposición",
        value: `${gdprFigures.objectionDays} días`,
        note: "desde el día en que la recibimos",
      },
      cost: { term: "Coste", value: "Gratis", note: "y sin necesidad de cuenta" },
      extension: {
        term: "Ampliación",
        value: `${gdprFigures.extensionMonths} meses`,
        note: "como máximo y una sola vez; le indicaremos el motivo",
      },
    },
    sections: {
      rights: "Sus seis derechos",
      request: "Cómo funciona una solicitud",
      "legal-bases": "Bases jurídicas",
      transfers: "Garantías para las transferencias",
      dpo: "Contacto de protección de datos",
      authority: "Autoridad de control",
    },
  },
  ccpa: {
    title: "Cumplimiento de la CCPA",
    lead: "Si vive en California, la California Consumer Privacy Act, modificada por la California Privacy Rights Act, le da derechos sobre su información personal. En esta página se explica cuáles son y cómo ejercerlos.",
    dated: `Aviso en el momento de la recopilación, vigente desde el ${effective}`,
    action: { label: "Enviar solicitud de la CCPA", note: `Respuesta en un plazo de ${us.days} días` },
    keyFacts: {
      sold: { term: "Vendido o cedido", value: "Nada", note: "de su información personal" },
      know: {
        term: "Saber, eliminar, corregir",
        value: `${us.days} días`,
        note: "desde el día en que recibimos la solicitud",
      },
      optOut: {
        term: "Exclusión, limitación",
        value: `${us.optOutBusinessDays} días hábiles`,
        note: "y sin verificación de identidad",
      },
      receipt: {
        term: "Recepción confirmada",
        value: `${us.receiptBusinessDays} días hábiles`,
        note: "como máximo",
      },
    },
    sections: {
      rights: "Sus derechos",
      notice: "Aviso en el momento de la recopilación",
      "do-not-sell": "No vendemos su información personal",
      submit: "Cómo enviar una solicitud",
      verification: "Cómo verificamos una solicitud y respondemos a ella",
      disclosure: "Publicación anual",
    },
  },
  related: {
    security: { label: "Seguridad", note: "Qué hay guardado ahora mismo y cómo se protege" },
    terms: { label: "Condiciones del servicio", note: "El contrato para usar el servicio" },
    privacy: {
      label: "Política de privacidad",
      note: "Qué datos se tratan, por qué y quién los recibe",
    },
    dataRetention: {
      label: "Política de conservación de datos",
      note: "Cuánto tiempo se conserva cada tipo de datos",
    },
    gdpr: {
      label: "Cumplimiento del RGPD",
      note: "Derechos de las personas en el EEE",
    },
    ccpa: { label: "Cumplimiento de la CCPA", note: "Derechos de los residentes de California" },
  },
  notes: {
    processing: "El contrato, con nuestras obligaciones como encargado",
    providing: "El contrato, con nuestras obligaciones como proveedor de servicios",
  },
};
