import { Icon } from "@/components/ui/icon";

/** From one thing back to the list it is in. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" className="size-4" />
      {children}
    </a>
  );
}
