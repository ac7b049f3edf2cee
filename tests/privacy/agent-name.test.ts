import { describe, expect, it } from "vitest";
import { requestSchemas } from "@/lib/privacy/core/schema";

const filed = (agentName: string) =>
  requestSchemas.gdpr.safeParse({
    email: "person@example.com",
    requestType: "access",
    agentName,
    agentEmail: "agent@example.net",
    agentPermission: true,
  });

describe("an agent’s name", () => {
  it.each([
    "J.R. Smith",
    "Y.Li",
    "S.de Vries",
    "j.smith",
    "J.R.R. Tolkien",
    "St. John Rivers",
    "Dr. Müller",
    "Dr.-Ing. Jürgen Groß",
    "Martin Luther King, Jr.",
    "Jane Doe, Ph.D.",
    "K.Srinivasan",
    "A.P.J.Abdul Kalam",
    "Md. Rahman",
    "Ma. Teresa Reyes",
    "María José Núñez y Álvarez",
    "Conceição d’Ávila",
    "O'Brien-Ní Dhomhnaill",
    "Gal·la Font",
    "Łukasz Żółć",
    "Nguyễn Thị Minh Khai",
    "Ngô Đ. Tuấn",
    "А. С. Пушкин",
    "А.С.Пушкин",
    "Γιώργος Παπαδόπουλος",
    "محمد بن سلمان",
    "علی‌رضا قربانی",
    "שרה כהן",
    "डॉ.शर्मा",
    "สมชาย ใจดี",
    "李小龍",
    "やまだ・たろう",
    "김철수",
    "Rights & Co. Ltd.",
    "Datenschutz GmbH & Co. KG",
    "Acme S.p.A.",
    "Kowalski Sp. z o.o.",
    "Studio 54, Inc.",
    "John Smith 3rd",
  ])("can be %s", (name) => {
    expect(filed(name).error?.issues).toBeUndefined();
  });

  it.each([
    "see palisade-help.com",
    "Please open x.com now",
    "Go to t.me now",
    "Go to T.Me now",
    "X.COM",
    "Öffne 茶.com jetzt",
    "dr.com",
    "Dr.Müller",
    "Palisade (palisade-help.com)",
    "help.Palisade.io",
    "palisade-h.com",
    "evil.a.com",
    "K.evil.com",
    "secure1.co",
    "пример.рф",
    "例え。テスト",
    "उदाहरण.भारत",
    "evil.xn--p1ai",
    "evil．com",
    "ｅｖｉｌ.com",
    "evil\u00ad.com",
    "evil.\u200bcom",
    "e\u2060vil.com",
    "a@example",
    "a＠example",
    "https:／／evil",
    "www.evil",
    "Call 5550142",
    "Call 555 01 42",
    "+1 (404) 555-0142",
    "Call ５５５０１４２",
    "٥٥٥٠١٤٢",
  ])("can’t be %j", (name) => {
    expect(filed(name).error?.issues).toMatchObject([
      {
        path: ["agentName"],
        message: "Your own name can’t contain a link, an email address or a phone number.",
      },
    ]);
  });
});
