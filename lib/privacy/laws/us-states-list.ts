import type { Language } from "@/lib/site/language";
import type { Region } from "./define-law";
import { lawWords } from "./words";
import type { UsStatesWords } from "./words/en/us-states";

/** A state without what is words: its name, and that of its authority. */
type StateFacts = Omit<Region, "code" | "name" | "authority"> & {
  code: keyof UsStatesWords["states"];
  authority: string;
};

/**
 * The states beside California with a comprehensive consumer privacy law in force, by name. Florida's reaches only
 * businesses with over a billion dollars of revenue (Fla. Stat. § 501.702); Oklahoma's and Alabama's apply from 2027.
 */
const usStates = [
  {
    code: "CO",
    statute: "Colorado Privacy Act",
    inForce: "2023-07-01",
    citation: "C.R.S. § 6-1-1306",
    appeal: "C.R.S. § 6-1-1306(3)",
    forChild: null,
    authority: "https://coag.gov/",
  },
  {
    code: "CT",
    statute: "Connecticut Data Privacy Act",
    inForce: "2023-07-01",
    citation: "Conn. Gen. Stat. § 42-518",
    appeal: "Conn. Gen. Stat. § 42-518",
    forChild: "Conn. Gen. Stat. § 42-518",
    authority: "https://portal.ct.gov/ag",
  },
  {
    code: "DE",
    statute: "Delaware Personal Data Privacy Act",
    inForce: "2025-01-01",
    citation: "6 Del. C. § 12D-104",
    appeal: "6 Del. C. § 12D-104(d)",
    forChild: "6 Del. C. § 12D-104(b)",
    authority: "https://attorneygeneral.delaware.gov/",
  },
  {
    code: "IN",
    statute: "Indiana Consumer Data Protection Act",
    inForce: "2026-01-01",
    citation: "Ind. Code § 24-15-3-1",
    appeal: "Ind. Code § 24-15-3-1(d)",
    forChild: "Ind. Code § 24-15-3-1(a)",
    authority: "https://www.in.gov/attorneygeneral/",
  },
  {
    code: "IA",
    statute: "Iowa Consumer Data Protection Act",
    inForce: "2025-01-01",
    citation: "Iowa Code § 715D.3",
    appeal: "Iowa Code § 715D.3",
    forChild: "Iowa Code § 715D.3(1)",
    authority: "https://www.iowaattorneygeneral.gov/",
  },
  {
    code: "KY",
    statute: "Kentucky Consumer Data Protection Act",
    inForce: "2026-01-01",
    citation: "KRS § 367.3615",
    appeal: "KRS § 367.3615",
    forChild: "KRS § 367.3615(1)",
    authority: "https://www.ag.ky.gov/",
  },
  {
    code: "MD",
    statute: "Maryland Online Data Privacy Act",
    inForce: "2025-10-01",
    citation: "Md. Code, Com. Law § 14-4605",
    appeal: "Md. Code, Com. Law § 14-4605",
    forChild: null,
    authority: "https://www.marylandattorneygeneral.gov/",
  },
  {
    code: "MN",
    statute: "Minnesota Consumer Data Privacy Act",
    inForce: "2025-07-31",
    citation: "Minn. Stat. § 325M.14",
    appeal: "Minn. Stat. § 325M.14",
    forChild: null,
    authority: "https://www.ag.state.mn.us/",
  },
  {
    code: "MT",
    statute: "Montana Consumer Data Privacy Act",
    inForce: "2024-10-01",
    citation: "Mont. Code § 30-14-2808",
    appeal: "Mont. Code § 30-14-2808",
    forChild: "Mont. Code § 30-14-2808(3)(b)",
    authority: "https://dojmt.gov/",
  },
  {
    code: "NE",
    statute: "Nebraska Data Privacy Act",
    inForce: "2025-01-01",
    citation: "Neb. Rev. Stat. § 87-1107 and 87-1108",
    appeal: "Neb. Rev. Stat. § 87-1109",
    forChild: null,
    authority: "https://ago.nebraska.gov/",
  },
  {
    code: "NH",
    statute: "New Hampshire Privacy Act",
    inForce: "2025-01-01",
    citation: "RSA § 507-H:4",
    appeal: "RSA § 507-H:4",
    forChild: "RSA § 507-H:4(II)",
    authority: "https://www.doj.nh.gov/",
  },
  {
    code: "NJ",
    statute: "New Jersey Data Privacy Act",
    inForce: "2025-01-15",
    citation: "N.J.S.A. § 56:8-166.7",
    appeal: "N.J.S.A. § 56:8-166.7(c)",
    forChild: null,
    authority: "https://www.njconsumeraffairs.gov/",
  },
  {
    code: "OR",
    statute: "Oregon Consumer Privacy Act",
    inForce: "2024-07-01",
    citation: "ORS § 646A.574 and 646A.576",
    appeal: "ORS § 646A.576(6)",
    forChild: "ORS § 646A.576(3)",
    authority: "https://www.doj.state.or.us/",
  },
  {
    code: "RI",
    statute: "Rhode Island Data Transparency and Privacy Protection Act",
    inForce: "2026-01-01",
    citation: "R.I. Gen. Laws § 6-48.1-6",
    appeal: "R.I. Gen. Laws § 6-48.1-6",
    forChild: null,
    authority: "https://riag.ri.gov/",
  },
  {
    code: "TN",
    statute: "Tennessee Information Protection Act",
    inForce: "2025-07-01",
    citation: "Tenn. Code § 47-18-3304",
    appeal: "Tenn. Code § 47-18-3304",
    forChild: "Tenn. Code § 47-18-3304(a)(1)",
    authority: "https://www.tn.gov/attorneygeneral.html",
  },
  {
    code: "TX",
    statute: "Texas Data Privacy and Security Act",
    inForce: "2024-07-01",
    citation: "Tex. Bus. & Com. Code § 541.051 and 541.052",
    appeal: "Tex. Bus. & Com. Code § 541.053",
    forChild: "Tex. Bus. & Com. Code § 541.051",
    authority: "https://www.texasattorneygeneral.gov/",
  },
  {
    code: "UT",
    statute: "Utah Consumer Privacy Act",
    inForce: "2023-12-31",
    citation: "Utah Code § 13-61-201 to 13-61-203",
    appeal: null,
    forChild: "Utah Code § 13-61-202",
    authority: "https://dcp.utah.gov/",
  },
  {
    code: "VA",
    statute: "Virginia Consumer Data Protection Act",
    inForce: "2023-01-01",
    citation: "Va. Code § 59.1-577",
    appeal: "Va. Code § 59.1-577(C)",
    forChild: "Va. Code § 59.1-577(A)",
    authority: "https://www.oag.state.va.us/",
  },
] as const satisfies readonly StateFacts[];

/** The states in a language. */
export function usStatesIn(language: Language): [Region, ...Region[]] {
  const { states } = lawWords[language].usStates;
  const named = ({ authority: href, code, ...facts }: StateFacts): Region => {
    const { name, authority } = states[code];
    return { code, name, ...facts, authority: { name: authority, href } };
  };
  const [first, ...others] = usStates;
  return [named(first), ...others.map(named)];
}
