import { CodeBlock } from "@/components/ui/code";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { signupBenefits, signupSample } from "@/lib/accounts/pages";
import { accountWords } from "@/lib/accounts/words";
import { localize } from "@/lib/site/current-language";

export async function SignupBenefits() {
  const { benefitsTitle, benefits, sample } = (await localize(accountWords)).signup;
  return (
    <section className="lg:border-l lg:border-line lg:py-4 lg:pl-14">
      <h2 className="text-heading">{benefitsTitle}</h2>
      <ul className="mt-7 grid gap-8">
        {signupBenefits.map(({ key, icon, href }) => (
          <li key={key} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-[1.0625rem] leading-6 font-semibold">{benefits[key].title}</h3>
              <p className="mt-1 max-w-sm leading-6 text-ink-soft">{benefits[key].body}</p>
              {href && <TextLink href={href}>{benefits[key].link}</TextLink>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <CodeBlock label={sample} code={signupSample} />
      </div>
    </section>
  );
}
