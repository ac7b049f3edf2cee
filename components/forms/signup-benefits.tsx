import { CodeBlock } from "@/components/ui/code";
import { Icon } from "@/components/ui/icon";
import { signupPage } from "@/lib/accounts/words";
import { TextLink } from "./text-link";

export function SignupBenefits() {
  return (
    <section className="lg:border-l lg:border-line lg:py-4 lg:pl-14">
      <h2 className="text-heading">{signupPage.benefitsTitle}</h2>
      <ul className="mt-7 grid gap-8">
        {signupPage.benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
              <Icon name={benefit.icon} />
            </span>
            <div>
              <h3 className="text-[1.0625rem] leading-6 font-semibold">{benefit.title}</h3>
              <p className="mt-1 max-w-sm leading-6 text-ink-soft">{benefit.body}</p>
              {"link" in benefit && <TextLink href={benefit.link.href}>{benefit.link.text}</TextLink>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <CodeBlock {...signupPage.sample} />
      </div>
    </section>
  );
}
