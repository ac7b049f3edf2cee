import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { contactWords } from "@/lib/contact/words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";

export async function EnterpriseBlock() {
  const { title, body, points, action, mailSubject } = (await localize(contactWords)).enterprise;
  const href = `mailto:${site.email.sales}?subject=${encodeURIComponent(mailSubject)}`;
  return (
    <Card as="section" className="self-start sm:p-8">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-3 leading-7 text-ink-soft">{body}</p>
      <ul className="mt-6 grid gap-3">
        {Object.values(points).map((point) => (
          <li key={point} className="flex gap-3 leading-6">
            <Icon name="check" className="mt-0.5 size-5 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink href={href} variant="secondary" className="mt-8">
        {action}
      </ButtonLink>
    </Card>
  );
}
