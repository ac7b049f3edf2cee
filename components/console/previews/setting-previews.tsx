import type { ReactNode } from "react";
import { announcementIcons } from "@/components/announcement/announcement-icons";
import { Icon } from "@/components/ui/icon";
import { DefaultLogo, LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import type { SettingKey, Settings } from "@/lib/settings";
import { isExempt } from "@/lib/settings/exempt-paths";
import { maintenanceLinks } from "@/lib/settings/maintenance-links";
import { officeOffset } from "@/lib/site/dates";
import { mainLanguage } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";
import { AnnouncementPreview } from "./announcement-preview";
import { ExemptList } from "./exempt-list";
import { GatePreview } from "./gate-preview";
import { LogoPreview } from "./logo-preview";
import { MaintenancePreview } from "./maintenance-preview";

interface PreviewProps<K extends SettingKey> {
  /** The form whose fields the preview follows. */
  formId: string;
  initial: Record<string, string>;
  value: Settings[K];
  now: Date;
}

type Preview<K extends SettingKey> = (props: PreviewProps<K>) => ReactNode;

const { gate, maintenance, splash } = gateWords[mainLanguage];

/** Previews of the settings that visitors can see. */
const previews: { [K in SettingKey]?: Preview<K> } = {
  maintenance: ({ formId, initial, value, now }) => (
    <>
      <MaintenancePreview
        formId={formId}
        initial={initial}
        now={now.getTime()}
        offset={officeOffset(now)}
        links={maintenanceLinks(mainLanguage, maintenance.status)
          .filter(({ href }) => isExempt(href, value.exempt))
          .map(({ label }) => label)}
        words={maintenance.notice}
      />
      <ExemptList exempt={value.exempt} />
    </>
  ),
  protection: ({ formId, initial }) => (
    <GatePreview
      formId={formId}
      initial={initial}
      mark={<LogoMark className="size-9 text-accent" />}
      gate={gate}
      splash={{ tagline: siteWords.en.tagline, onward: splash.onward }}
    />
  ),
  announcement: ({ formId, initial }) => (
    <AnnouncementPreview
      formId={formId}
      initial={initial}
      icons={announcementIcons}
      close={<Icon name="x" className="size-5" />}
    />
  ),
  logo: ({ value }) => (
    <LogoPreview current={{ light: value.logoUrl, dark: value.darkLogoUrl }}>
      <DefaultLogo />
    </LogoPreview>
  ),
};

type AnyPreview = (props: Omit<PreviewProps<SettingKey>, "value"> & { value: object }) => ReactNode;

export const previewOf = (key: SettingKey) => previews[key] as AnyPreview | undefined;
