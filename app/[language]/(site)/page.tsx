import "@/components/home/home.css";
import { preloadCodeFont } from "@/components/docs/code-font";
import { ClosingCall } from "@/components/home/closing-call";
import { FeatureTiles } from "@/components/home/features/feature-tiles";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { Stats } from "@/components/home/stats";
import { Testimonials } from "@/components/home/testimonials";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("home");

export default function HomePage() {
  preloadCodeFont();
  return (
    <>
      <Hero />
      <FeatureTiles />
      <Stats />
      <HowItWorks />
      <Testimonials />
      <ClosingCall />
      <StructuredData page="home" />
    </>
  );
}
