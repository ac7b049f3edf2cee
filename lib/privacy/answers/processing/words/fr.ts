import { messagesIn } from "@/lib/site/message";
import type { ExplanationWords } from "./en";

const m = messagesIn("fr");

export const fr: ExplanationWords = {
  title: "Ce que nous faisons de vos données",
  lead: m(
    "Voici ce que nous devons vous communiquer au titre {law}, avec vos données ({citation}). Cela ne couvre que ce qui vous concerne.",
  ),
  leadForRegion: m(
    "Voici ce que nous devons vous communiquer avec vos données au titre de la loi de votre lieu de résidence\u00a0: {statute}, {citation}. Cela ne couvre que ce qui vous concerne.",
  ),
  leadOfOurs:
    "Voici ce que nous vous communiquons avec vos données. Cela ne couvre que ce qui vous concerne.",
  controller: {
    title: "Qui est responsable",
    name: "Responsable du traitement",
    address: "Adresse",
    contact: "Équipe confidentialité",
    dataProtection: "Contact pour la protection des données",
  },
  activities: {
    title: "Finalités, destinataires et durées",
    data: "Données",
    basis: m("Base juridique ({citation})"),
    sources: "D’où elles viennent",
    recipients: "Destinataires",
    kept: "Conservation",
    period: m("{data}\u00a0: {period}"),
  },
  systems: {
    purpose: "Données dans nos autres systèmes",
    data: m("Données communiquées par {systems}, indiquées plus haut"),
    stated: "Voir «\u202fAjouté par notre équipe confidentialité\u202f»",
  },
  categories: {
    title: "Catégories de données collectées au cours des douze derniers mois",
    lead: m("Collectées du {from} au {to}."),
    examples: "Exemples",
    sources: "Sources",
    purpose: "Finalité",
    disclosed: "Communiquées, pour une finalité d’entreprise («\u202fbusiness purpose\u202f»), à",
    sold: "Vendues ou partagées",
    none: "Non. Rien n’a été vendu ni partagé.",
  },
  thirdParties: {
    title: "Tiers",
    none: "Les registres de ce site ne montrent aucune communication de vos données à un tiers. Les prestataires qui agissent sur nos instructions sont nommés plus haut et ne sont pas des tiers. S’il y a eu une communication en dehors de ce site, elle figure sous «\u202fAjouté par notre équipe confidentialité\u202f».",
  },
  recipients: {
    title: "Destinataires",
    lead: "Les destinataires nommés plus haut sous «\u202fFinalités, destinataires et durées\u202f» reçoivent des données comme indiqué. Les autres destinataires de cette liste n’en reçoivent que dans les cas décrits. Si l’un d’eux a reçu vos données, cela figure sous «\u202fAjouté par notre équipe confidentialité\u202f».",
  },
  transfers: "Transferts vers d’autres pays",
  automated: "Décisions automatisées",
  rights: { title: "Vos droits" },
  complaint: "Réclamations",
  added: "Ajouté par notre équipe confidentialité",
};
