import { controllerDetails } from "@/lib/data-inventory/processing";
import { frameWords } from "@/lib/pages/frame-words";
import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { MailLink, PhoneLink } from "./prose-links";

/** Representatives, data protection officer and imprint, as far as the operator has set them. */
export async function ControllerDetails() {
  const details = await localize(controllerDetails);
  return details.map(({ label, lines }) => (
    <div
      key={label}
      className="mt-4 rounded-xl border border-line bg-surface p-5 text-[0.9375rem] leading-7 print:break-inside-avoid"
    >
      <p className="font-semibold text-ink">{label}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  ));
}

/** Whom to contact, with every channel. */
export async function ContactBlock({ name, mail }: { name: string; mail: keyof typeof site.email }) {
  const { legal } = await localize(frameWords);
  const { street, city, region, postalCode } = site.address;
  return (
    <address className="mt-6 rounded-xl border border-line bg-surface p-5 text-[0.9375rem] not-italic leading-7 print:break-inside-avoid">
      <p className="font-semibold text-ink">{name}</p>
      <p>{site.legalName}</p>
      <p>{street}</p>
      <p>
        {city}, {region} {postalCode}, {countryIn[await currentLanguage()]}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 [&_a]:inline-block">
        <dt className="text-ink-faint">{legal.email}</dt>
        <dd className="min-w-0 wrap-anywhere">
          <MailLink to={mail} />
        </dd>
        <dt className="text-ink-faint">{legal.telephone}</dt>
        <dd>
          <PhoneLink to="main" />
        </dd>
      </dl>
    </address>
  );
}
