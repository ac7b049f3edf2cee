import { settingRoute } from "@/lib/settings/http";
import { putLogoImage } from "@/lib/settings/logo";
import { uploadedImage } from "@/lib/settings/uploaded-image";
import { defaultLogoPath } from "@/lib/site/paths";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute({
  key: "logo",
  answer: ({ logoUrl }) => ({ success: true, logoUrl: logoUrl ?? defaultLogoPath }),
  put: (request, facts) => {
    const image = uploadedImage(request);
    return image?.then((bytes) => putLogoImage(bytes, facts));
  },
});
