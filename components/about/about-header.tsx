import { Container, Eyebrow } from "@/components/ui/section";
import { aboutHeader } from "@/lib/pages/about";
import { Fence } from "./fence";

/** The head of the page stands on its fence instead of a line. */
export function AboutHeader() {
  return (
    <div className="pt-16 sm:pt-24">
      <Container>
        <div className="max-w-3xl">
          <Eyebrow className="mb-5">{aboutHeader.eyebrow}</Eyebrow>
          <h1 className="text-display">{aboutHeader.title}</h1>
          <p className="mt-5 max-w-2xl text-lead text-ink-soft">{aboutHeader.lead}</p>
        </div>
      </Container>
      <Fence />
    </div>
  );
}
