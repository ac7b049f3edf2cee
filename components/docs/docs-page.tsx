import "./docs.css";
import type { ReactNode } from "react";
import { Container } from "@/components/ui/section";
import { documentationWords } from "@/lib/documentation/words";
import { currentLanguage } from "@/lib/site/current-language";
import { CodeColors } from "./code-colors";
import { preloadCodeFont } from "./code-font";
import { CopyCodes } from "./copy-code";
import { HelpCards } from "./help-cards";
import { SampleSync } from "./sample-sync";
import { Sidebar } from "./sidebar";
import { TryListener } from "./try-listener";

/** The layout of documentation pages: search and contents at the side, help below. */
export async function DocsPage({ page, children }: { page: string; children: ReactNode }) {
  preloadCodeFont();
  const language = await currentLanguage();
  const { tryIt } = documentationWords[language];
  return (
    <div className="docs">
      <Container className="grid gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Sidebar page={page} />
        <div className="links-on-paper min-w-0">{children}</div>
      </Container>
      <HelpCards />
      <SampleSync />
      <CodeColors />
      <CopyCodes language={language} />
      <TryListener loading={tryIt.loading} failed={tryIt.failed} />
    </div>
  );
}
