import type { Metadata } from "next";
import { Gate } from "@/components/barriers/gate";
import { GateAnswers } from "@/components/barriers/gate-answers";
import { gateSettings } from "@/components/barriers/gate-settings";
import { LogoMark } from "@/components/layout/logo-mark";
import { Card } from "@/components/ui/card";
import { barriers } from "@/lib/gate/words";

export const metadata: Metadata = { title: barriers.gate.title };

/** Stands where the page asked for would be, at its address. */
export default function GatePage() {
  return (
    <Card className="w-full max-w-md p-6 sm:p-8">
      <LogoMark className="mx-auto size-10 text-accent" />
      <Gate settings={gateSettings}>
        <GateAnswers />
      </Gate>
    </Card>
  );
}
