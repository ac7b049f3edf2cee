"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import type { GateWords } from "@/lib/gate/words";
import { settingsWords } from "@/lib/settings/words";
import { site } from "@/lib/site/brand";
import { PreviewFrame } from "./preview-frame";
import { useTypedValues } from "./use-typed-values";

type GatePictureProps = { mark: ReactNode; gate: Pick<GateWords["gate"], "heading" | "submit"> };

type GatePreviewProps = GatePictureProps & {
  formId: string;
  initial: Record<string, string>;
  splash: { tagline: string; onward: string };
};

function GatePicture({ mark, gate }: GatePictureProps) {
  return (
    <div className="grid justify-items-center gap-4 px-5 py-8 text-center">
      {mark}
      <p className="font-semibold">{gate.heading}</p>
      <span className="h-11 w-full max-w-60 rounded-lg border border-line-strong/60 bg-surface" />
      <span className={buttonClass("primary", "md", "pointer-events-none w-full max-w-60")}>
        {gate.submit}
      </span>
    </div>
  );
}

/** A small preview of the gate, and of the splash that phones and tablets get instead. */
export function GatePreview({ formId, initial, mark, gate, splash }: GatePreviewProps) {
  const { enabled, mobile } = useTypedValues(formId, initial);
  return (
    <div className="grid gap-6">
      <PreviewFrame on={enabled === "on"}>
        <GatePicture mark={mark} gate={gate} />
      </PreviewFrame>
      <div>
        <h3 className="mb-2 text-[0.9375rem] font-medium">{settingsWords.preview.onPhones}</h3>
        <div className="max-w-64 overflow-hidden rounded-3xl border-4 border-line bg-canvas">
          {mobile === "gate" ? (
            <GatePicture mark={mark} gate={gate} />
          ) : (
            <div className="grid justify-items-center px-5 py-12 text-center">
              {mark}
              <p className="mt-4 text-heading">{site.name}</p>
              <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{splash.tagline}</p>
              <p className="mt-5 text-[0.9375rem] font-medium text-accent">{splash.onward}</p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
