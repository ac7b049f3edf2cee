import type { Metadata } from "next";
import { Gate } from "@/components/barriers/gate";
import { GateAnswers } from "@/components/barriers/gate-answers";
import { gateSettings } from "@/components/barriers/gate-settings";
import { Card } from "@/components/ui/card";
import { LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import { currentLanguage, localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).gate.title };
}

/** Shown in place of the requested page, at its address. */
export default async function GatePage() {
  const settings = gateSettings(await currentLanguage());
  return (
    <Card className="w-full max-w-md p-6 sm:p-8">
      <LogoMark className="mx-auto size-10 text-accent" />
      <Gate settings={settings}>
        <GateAnswers answers={settings.answers} />
      </Gate>
    </Card>
  );
}
