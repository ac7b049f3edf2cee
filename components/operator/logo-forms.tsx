import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { errorOf } from "@/lib/console/typed-form";
import { lengths } from "@/lib/platform/forms/lengths";
import { logoCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";
import type { FormState } from "./setting-screen";

const save = consolePaths.save(consolePaths.logo);

/** Three ways to change the logo, each a form of its own: a file, an address, none. */
export function LogoForms({ form: { version, values, fields }, isSet }: { form: FormState; isSet: boolean }) {
  return (
    <Card className="grid gap-8 p-5 sm:p-6">
      <form
        method="post"
        action={`${consolePaths.logoUpload}?version=${version}`}
        encType="multipart/form-data"
        className="grid gap-4"
      >
        <h2 className="text-heading">{copy.uploadTitle}</h2>
        <TextField
          type="file"
          name="image"
          label={copy.file}
          accept="image/png,image/jpeg,image/webp,image/avif"
          required
          error={errorOf(fields, "image")}
          className="h-auto py-2.5 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
        />
        <Button type="submit" className="justify-self-start">
          {copy.upload}
        </Button>
      </form>
      <form method="post" action={save} className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-heading">{copy.linkTitle}</h2>
        <input type="hidden" name="version" value={version} />
        <TextField
          name="logoUrl"
          label={copy.logoUrl}
          hint={copy.logoUrlHint}
          required
          maxLength={lengths.link}
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={values.logoUrl}
          error={errorOf(fields, "logoUrl")}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {copy.use}
        </Button>
      </form>
      {isSet && (
        <form method="post" action={save} className="grid gap-4 border-t border-line pt-6">
          <h2 className="text-heading">{copy.resetTitle}</h2>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="logoUrl" value="" />
          <Button type="submit" variant="danger" className="justify-self-start">
            {copy.reset}
          </Button>
        </form>
      )}
    </Card>
  );
}
