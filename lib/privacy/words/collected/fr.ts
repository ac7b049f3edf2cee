import type { CollectedWords } from "@/lib/privacy/answers/collected-fields";

export const fr: CollectedWords = {
  account: {
    firstName: "prénom et nom",
    lastName: null,
    companyName: "nom de l’entreprise",
    email: "adresse e-mail",
    password: "mot de passe (conservé sous forme d’empreinte)",
    acceptTerms: "acceptation des conditions",
    language: "langue de la page",
  },
  request: {
    email: "adresse e-mail",
    region: "votre État ou votre pays (si vous l’indiquez)",
    requestType: "type et langue de la demande",
    description: "description (si vous en donnez une)",
  },
  agent: {
    agentName: "le nom et l’adresse e-mail du mandataire, en plus de la vôtre",
    agentEmail: null,
    filedBy: "à quel titre il agit",
    agentPermission: "et sa déclaration attestant que cela est exact",
  },
  optOut: {
    email: "adresse e-mail",
    language: "langue de la page",
    confirmOptOut: "confirmation de votre refus",
  },
  statusUpdates: {
    email: "adresse e-mail",
    language: "langue de la page",
    services: "services que vous choisissez",
    maintenance: "inclusion ou non des maintenances planifiées",
  },
};
