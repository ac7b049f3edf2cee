import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Container } from "@/components/ui/section";
import { site } from "@/lib/site/brand";

type LoginCardProps = {
  title: string;
  lead: string;
  /** The label of the button that leads to the app; absent if there is nothing to do there yet. */
  action?: string;
  done?: boolean;
  children: ReactNode;
};

/** Leads to the app, which has the sign-in. `done`: the account was just created. */
export function LoginCard({ title, lead, action, done = false, children }: LoginCardProps) {
  return (
    <Container className="grid place-items-center py-16 sm:py-24">
      <Card className="w-full max-w-md sm:p-9">
        {done && (
          <span className="mb-6 grid size-12 place-items-center rounded-full bg-allowed-soft text-allowed">
            <Icon name="check-circle" className="size-6" />
          </span>
        )}
        <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em]">{title}</h1>
        <p className="mt-3 leading-7 text-ink-soft">{lead}</p>
        {action && (
          <ButtonLink href={site.app.login} external size="lg" className="mt-7 w-full">
            {action}
          </ButtonLink>
        )}
        <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">{children}</p>
      </Card>
    </Container>
  );
}
