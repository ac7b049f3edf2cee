import type { Language } from "@/lib/site/language";
import type { Region } from "./define-law";
import { lawWords } from "./words";
import type { UsStatesWords } from "./words/en/us-states";

/** A state without translated text: its name and that of its authority. */
type StateFacts = Omit<Region, "code" | "name" | "authority" | "periods"> & {
  code: keyof UsStatesWords["states"];
  authority: string;
};

/**
 * The states other than California with a comprehensive consumer privacy law, by name. Florida's applies only to businesses
 * with over a billion dollars of revenue (Fla. Stat. § 501.702). A state is offered from the first build after its law is in
 * force.
 */
const usStateList = [
  {
    code: "AL",
    statute: "Alabama Personal Data Protection Act",
    inForce: "2027-05-01",
    citation: "Ala. H.B. 351 (2026), § 3",
    appeal: null,
    forChild: null,
    timeZone: "America/Chicago",
    authority: "https://www.alabamaag.gov/consumer-complaint/",
  },
  {
    code: "CO",
    statute: "Colorado Privacy Act",
    inForce: "2023-07-01",
    citation: "C.R.S. § 6-1-1306",
    appeal: "C.R.S. § 6-1-1306(3)",
    forChild: null,
    timeZone: "America/Denver",
    authority: "https://complaints.coag.gov/s/contact-us",
  },
  {
    code: "CT",
    statute: "Connecticut Data Privacy Act",
    inForce: "2023-07-01",
    citation: "Conn. Gen. Stat. § 42-518",
    appeal: "Conn. Gen. Stat. § 42-518",
    forChild: "Conn. Gen. Stat. § 42-518",
    timeZone: "America/New_York",
    authority: "https://portal.ct.gov/ag/common/complaint-form-landing-page",
  },
  {
    code: "DE",
    statute: "Delaware Personal Data Privacy Act",
    inForce: "2025-01-01",
    citation: "6 Del. C. § 12D-104",
    appeal: "6 Del. C. § 12D-104(d)",
    forChild: "6 Del. C. § 12D-104(b)",
    timeZone: "America/New_York",
    authority: "https://attorneygeneral.delaware.gov/fraud/cpu/complaint/",
  },
  {
    code: "IN",
    statute: "Indiana Consumer Data Protection Act",
    inForce: "2026-01-01",
    citation: "Ind. Code § 24-15-3-1",
    appeal: "Ind. Code § 24-15-3-1(d)",
    forChild: "Ind. Code § 24-15-3-1(a)",
    timeZone: "America/Chicago",
    authority: "https://www.in.gov/attorneygeneral/consumer-protection-division/file-a-complaint/",
  },
  {
    code: "IA",
    statute: "Iowa Consumer Data Protection Act",
    inForce: "2025-01-01",
    citation: "Iowa Code § 715D.3",
    appeal: "Iowa Code § 715D.3",
    forChild: "Iowa Code § 715D.3(1)",
    timeZone: "America/Chicago",
    authority: "https://www.iowaattorneygeneral.gov/for-consumers/file-a-consumer-complaint",
  },
  {
    code: "KY",
    statute: "Kentucky Consumer Data Protection Act",
    inForce: "2026-01-01",
    citation: "KRS § 367.3615",
    appeal: "KRS § 367.3615",
    forChild: "KRS § 367.3615(1)",
    timeZone: "America/Chicago",
    authority: "https://www.ag.ky.gov/Resources/Consumer-Resources/Consumers/Pages/Consumer-Complaints.aspx",
  },
  {
    code: "MD",
    statute: "Maryland Online Data Privacy Act",
    inForce: "2025-10-01",
    citation: "Md. Code, Com. Law § 14-4705",
    appeal: "Md. Code, Com. Law § 14-4705",
    forChild: "Md. Code, Com. Law § 14-4705(d)(2)",
    timeZone: "America/New_York",
    authority: "https://www.marylandattorneygeneral.gov/Pages/CPD/Complaint.aspx",
  },
  {
    code: "MN",
    statute: "Minnesota Consumer Data Privacy Act",
    inForce: "2025-07-31",
    citation: "Minn. Stat. § 325M.14",
    appeal: "Minn. Stat. § 325M.14",
    forChild: "Minn. Stat. § 325M.14, subd. 2",
    timeZone: "America/Chicago",
    authority: "https://www.ag.state.mn.us/Office/Complaint.asp",
  },
  {
    code: "MT",
    statute: "Montana Consumer Data Privacy Act",
    inForce: "2024-10-01",
    citation: "Mont. Code § 30-14-2808",
    appeal: "Mont. Code § 30-14-2808",
    forChild: "Mont. Code § 30-14-2808(3)(b)",
    timeZone: "America/Denver",
    authority: "https://dojmt.gov/consumer/",
  },
  {
    code: "NE",
    statute: "Nebraska Data Privacy Act",
    inForce: "2025-01-01",
    citation: "Neb. Rev. Stat. § 87-1107, 87-1108",
    appeal: "Neb. Rev. Stat. § 87-1109",
    forChild: "Neb. Rev. Stat. § 87-1107",
    timeZone: "America/Denver",
    authority: "https://protectthegoodlife.nebraska.gov/",
  },
  {
    code: "NH",
    statute: "New Hampshire Privacy Act",
    inForce: "2025-01-01",
    citation: "RSA § 507-H:4",
    appeal: "RSA § 507-H:4",
    forChild: "RSA § 507-H:4(II)",
    timeZone: "America/New_York",
    authority: "https://www.doj.nh.gov/consumer/complaints/",
  },
  {
    code: "NJ",
    statute: "New Jersey Data Privacy Act",
    inForce: "2025-01-15",
    citation: "N.J.S.A. § 56:8-166.10, 56:8-166.7",
    appeal: "N.J.S.A. § 56:8-166.7(c)",
    forChild: null,
    timeZone: "America/New_York",
    authority: "https://www.njconsumeraffairs.gov/ocp",
  },
  {
    code: "OK",
    statute: "Oklahoma Consumer Data Privacy Act",
    inForce: "2027-01-01",
    citation: "Okla. S.B. 546 (2026), § 3",
    appeal: "Okla. S.B. 546 (2026), § 3",
    forChild: null,
    timeZone: "America/Chicago",
    authority: "https://oklahoma.gov/oag/about/divisions/cpu.html",
  },
  {
    code: "OR",
    statute: "Oregon Consumer Privacy Act",
    inForce: "2024-07-01",
    citation: "ORS § 646A.574, 646A.576",
    appeal: "ORS § 646A.576(6)",
    forChild: "ORS § 646A.576(3)",
    timeZone: "America/Los_Angeles",
    authority: "https://www.doj.state.or.us/consumer-protection/contact-us/",
  },
  {
    code: "RI",
    statute: "Rhode Island Data Transparency and Privacy Protection Act",
    inForce: "2026-01-01",
    citation: "R.I. Gen. Laws § 6-48.1-5, 6-48.1-6",
    appeal: "R.I. Gen. Laws § 6-48.1-6",
    forChild: "R.I. Gen. Laws § 6-48.1-5(f)",
    timeZone: "America/New_York",
    authority:
      "https://riag.ri.gov/about-our-office/divisions-and-units/civil-division/public-protection/consumer-protection",
  },
  {
    code: "TN",
    statute: "Tennessee Information Protection Act",
    inForce: "2025-07-01",
    citation: "Tenn. Code § 47-18-3304",
    appeal: "Tenn. Code § 47-18-3304",
    forChild: "Tenn. Code § 47-18-3304(a)(1)",
    timeZone: "America/Chicago",
    authority: "https://www.tn.gov/attorneygeneral/working-for-tennessee/consumer/file-a-complaint.html",
  },
  {
    code: "TX",
    statute: "Texas Data Privacy and Security Act",
    inForce: "2024-07-01",
    citation: "Tex. Bus. & Com. Code § 541.051, 541.052",
    appeal: "Tex. Bus. & Com. Code § 541.053",
    forChild: "Tex. Bus. & Com. Code § 541.051",
    timeZone: "America/Denver",
    authority: "https://www.texasattorneygeneral.gov/consumer-protection/file-consumer-complaint",
  },
  {
    code: "UT",
    statute: "Utah Consumer Privacy Act",
    inForce: "2023-12-31",
    citation: "Utah Code § 13-61-201–13-61-203",
    appeal: null,
    forChild: "Utah Code § 13-61-202",
    timeZone: "America/Denver",
    authority: "https://dcp.utah.gov/complaints/",
  },
  {
    code: "VA",
    statute: "Virginia Consumer Data Protection Act",
    inForce: "2023-01-01",
    citation: "Va. Code § 59.1-577",
    appeal: "Va. Code § 59.1-577(C)",
    forChild: "Va. Code § 59.1-577(A)",
    timeZone: "America/New_York",
    authority: "https://www.oag.state.va.us/consumer-protection/index.php/file-a-complaint",
  },
] as const satisfies readonly StateFacts[];

export function usStatesIn(language: Language): [Region, ...Region[]] {
  const { states } = lawWords[language].usStates;
  const named = ({ authority: href, code, ...facts }: StateFacts): Region => {
    const { name, authority } = states[code];
    return { code, name, ...facts, periods: null, authority: { name: authority, href } };
  };
  const [first, ...others] = usStateList;
  return [named(first), ...others.map(named)];
}
