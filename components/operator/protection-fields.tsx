import { CheckboxField, RadioCards } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { protectionCopy as copy } from "@/lib/content/operator/settings";
import { errorOf } from "@/lib/operator/typed-form";
import { NewPasscode } from "./new-passcode";
import type { FormState } from "./setting-screen";

type ProtectionFieldsProps = { form: FormState; hasPasscode: boolean };

export function ProtectionFields({ form: { values, fields }, hasPasscode }: ProtectionFieldsProps) {
  return (
    <>
      <CheckboxField
        name="enabled"
        label={<span className="font-medium">{copy.enabled}</span>}
        defaultChecked={values.enabled === "on"}
        error={errorOf(fields, "enabled")}
      />
      <NewPasscode
        label={copy.passcode}
        strength={copy.passcodeStrength}
        labels={{ show: copy.show, hide: copy.hide }}
        hint={hasPasscode ? copy.passcodeHint.set : copy.passcodeHint.none}
        error={errorOf(fields, "passcode")}
      />
      <div className="grid gap-4">
        <RadioCards
          name="mobile"
          label={copy.mobile}
          options={copy.mobileOptions}
          defaultValue={values.mobile}
          error={errorOf(fields, "mobile")}
        />
        <Notice tone="warning" title={copy.warningTitle}>
          {copy.warning}
        </Notice>
      </div>
    </>
  );
}
