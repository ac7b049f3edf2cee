import type { CollectedWords } from "@/lib/privacy/answers/collected-fields";

export const en: CollectedWords = {
  account: {
    firstName: "first and last name",
    lastName: null,
    companyName: "company name",
    email: "email address",
    password: "password (stored as a hash)",
    acceptTerms: "acceptance of the terms",
    language: "the language of the page",
  },
  request: {
    email: "email address",
    region: "your state or country (if you name it)",
    requestType: "type and language of the request",
    description: "description (if you give one)",
  },
  agent: {
    agentName: "your email address, the agent’s name and email address",
    agentEmail: null,
    filedBy: "how they are authorized to act",
    agentPermission: "and their declaration that this is true",
  },
  optOut: {
    email: "email address",
    language: "the language of the page",
    confirmOptOut: "your confirmation that you want to opt out",
  },
  statusUpdates: {
    email: "email address",
    language: "the language of the page",
    services: "the services that you choose",
    maintenance: "whether planned maintenance is included",
  },
};
