import { describe, expect, it } from "vitest";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { settings } from "@/lib/settings";
import { uploadedImage } from "@/lib/settings/uploaded-image";

const { file } = settings.logo;
const tooLarge = new HttpError(413, "The logo must be at most 256 KiB.");
const address = "http://localhost:3000/api/admin/logo/current";
const put = (body: BodyInit, headers = {}) => new Request(address, { method: "PUT", body, headers });

function form(bytes: number): FormData {
  const fields = new FormData();
  fields.set("image", new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }));
  return fields;
}

describe("an image that is too large", () => {
  it("gets an error with the logo’s maximum size, before it is read and while it is", async () => {
    const bytes = new Uint8Array(lengths.logoBytes + 1);
    const type = { "content-type": "image/png" };
    const withLength = { ...type, "content-length": String(bytes.length) };
    await expect(uploadedImage(put(bytes, type), file)).rejects.toEqual(tooLarge);
    await expect(uploadedImage(put(bytes, withLength), file)).rejects.toEqual(tooLarge);
    await expect(uploadedImage(put(form(1024 * 1024)), file)).rejects.toEqual(tooLarge);
  });

  it("is at least one byte above the maximum", async () => {
    const bytes = new Uint8Array(lengths.logoBytes);
    expect(await uploadedImage(put(bytes, { "content-type": "image/png" }), file)).toHaveLength(bytes.length);
    expect(await uploadedImage(put(form(bytes.length)), file)).toHaveLength(bytes.length);
  });
});
