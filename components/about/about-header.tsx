import { Container, Eyebrow } from "@/components/ui/section";
import { aboutWords } from "@/lib/pages/about";
import { localize } from "@/lib/site/current-language";
import { Fence } from "./fence";

/** The page header, with the fence as its lower edge. */
export async function AboutHeader() {
  const { header } = await localize(aboutWords);
  return (
    <div className="pt-16 sm:pt-24">
      <Container>
        <div className="max-w-3xl">
          <Eyebrow className="mb-5">{header.eyebrow}</Eyebrow>
          <h1 className="text-display">{header.title}</h1>
          <p className="mt-5 max-w-2xl text-lead text-ink-soft">{header.lead}</p>
        </div>
      </Container>
      <Fence />
    </div>
  );
}
