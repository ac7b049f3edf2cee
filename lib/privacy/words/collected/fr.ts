import type { CollectedWords } from "@/lib/privacy/answers/collected-fields";

export const fr: CollectedWords = {
  account: {
    firstName: "prénom et nom",
    lastName: null,
    companyName: "nom de l’entreprise",
    email: "adresse e-mail",
    password: "mot de passe (conservé sous forme d’empreinte)",
    acceptTerms: "acceptation des conditions",
  },
  request: {
    email: "adresse e-mail",
    region: "votre État ou votre pays (si vous l’indiquez)",
    requestType: "type de demande",
    description: "description (si vous en donnez une)",
  },
  agent: {
    agentName: "le nom et l’adresse e-mail du mandataire, en plus de la vôtre",
    agentEmail: null,
    filedBy: "à quel titre il agit",
    agentPermission: "et sa déclaration que cela est exact",
  },
  optOut: { email: "adresse e-mail", confirmOptOut: "confirmation" },
  statusUpdates: {
    email: "adresse e-mail",
    services: "les services que vous choisissez",
    maintenance: "l’inclusion ou non des maintenances planifiées",
  },
};
