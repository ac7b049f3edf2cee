import type { Language } from "@/lib/site/language";
import type { Region } from "./define-law";
import { lawWords } from "./words";
import type { ElsewhereWords } from "./words/en/elsewhere";

/** A country without translated text: its name and that of its authority. */
type CountryFacts = Omit<Region, "code" | "name" | "appeal" | "authority"> & {
  code: keyof ElsewhereWords["countries"];
  authority: string;
};

/**
 * Countries whose law is stricter than our promise for other countries, or has its own authority. If a law names no period ("without
 * delay", "within a reasonable period"), our period applies. Sources: docs/privacy-law.md.
 */
const countries = [
  {
    code: "BRA",
    statute: "Lei Geral de Proteção de Dados (Lei n.º 13.709/2018)",
    inForce: "2020-09-18",
    citation: "LGPD Art. 18, 19",
    forChild: "LGPD Art. 14, § 1",
    periods: { within: { days: 15 }, extension: null, citation: "LGPD Art. 19(II)" },
    timeZone: "America/Sao_Paulo",
    authority: "https://www.gov.br/anpd/pt-br/canais_atendimento/cidadao-titular-de-dados",
  },
  {
    code: "CAN",
    statute: "Personal Information Protection and Electronic Documents Act (PIPEDA)",
    inForce: "2001-01-01",
    citation: "PIPEDA, s. 8; Sch. 1, cl. 4.9",
    forChild: null,
    periods: { within: { days: 30 }, extension: { days: 30 }, citation: "PIPEDA, s. 8(3), (4)" },
    timeZone: "America/St_Johns",
    authority: "https://www.priv.gc.ca/en/report-a-concern/file-a-formal-privacy-complaint/",
  },
  {
    code: "QC",
    statute: "Act respecting the protection of personal information in the private sector",
    inForce: "1994-01-01",
    citation: "CQLR c. P-39.1, s. 27, 28",
    forChild: "CQLR c. P-39.1, s. 30",
    periods: { within: { days: 30 }, extension: null, citation: "CQLR c. P-39.1, s. 32" },
    timeZone: "America/Toronto",
    authority: "https://www.cai.gouv.qc.ca/",
  },
  {
    code: "NZL",
    statute: "Privacy Act 2020",
    inForce: "2020-12-01",
    citation: "Privacy Act 2020 (NZ), s. 22, IPP 6, 7",
    forChild: null,
    periods: {
      within: { businessDays: 20 },
      extension: { businessDays: 20 },
      citation: "Privacy Act 2020 (NZ), s. 44, 48, 63, 65",
    },
    timeZone: "Pacific/Auckland",
    authority: "https://www.privacy.org.nz/your-rights/making-a-complaint-to-the-privacy-commissioner/",
  },
  {
    code: "KOR",
    statute: "Personal Information Protection Act",
    inForce: "2011-09-30",
    citation: "PIPA (Korea) Art. 35–38",
    forChild: "PIPA (Korea) Art. 38(2)",
    periods: {
      within: { days: 10 },
      extension: null,
      citation: "Enforcement Decree of the PIPA (Korea) Art. 41, 43, 44",
    },
    timeZone: "Asia/Seoul",
    authority: "https://privacy.kisa.or.kr/",
  },
  {
    code: "JPN",
    statute: "Act on the Protection of Personal Information",
    inForce: "2022-04-01",
    citation: "APPI (Japan) Art. 33–35",
    forChild: "APPI (Japan) Art. 37(3)",
    periods: null,
    timeZone: "Asia/Tokyo",
    authority: "https://www.ppc.go.jp/en/",
  },
  {
    code: "AUS",
    statute: "Privacy Act 1988",
    inForce: "2014-03-12",
    citation: "Privacy Act 1988 (Cth), Sch. 1, cl. 12, 13 (APP 12, 13), s. 16A",
    forChild: null,
    periods: null,
    timeZone: "Australia/Sydney",
    authority: "https://www.oaic.gov.au/privacy/privacy-complaints",
  },
  {
    code: "IND",
    statute: "Digital Personal Data Protection Act, 2023",
    inForce: "2027-05-13",
    citation: "DPDP Act, 2023 (India), s. 11–14",
    forChild: "DPDP Act, 2023 (India), s. 2(j)",
    periods: null,
    timeZone: "Asia/Kolkata",
    authority: "https://www.meity.gov.in/",
  },
] as const satisfies readonly CountryFacts[];

export function countriesIn(language: Language): readonly Region[] {
  const words = lawWords[language].elsewhere.countries;
  return countries.map(({ authority: href, code, ...facts }: CountryFacts): Region => {
    const { name, authority, ...official } = words[code];
    return { code, name, ...facts, ...official, appeal: null, authority: { name: authority, href } };
  });
}
