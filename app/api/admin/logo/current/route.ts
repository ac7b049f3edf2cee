import { settingRoute } from "@/lib/http/setting-route";
import { uploadedImage } from "@/lib/http/uploaded-image";
import { defaultLogoPath } from "@/lib/paths";
import { putLogoImage } from "@/lib/server/settings/put-logo-image";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute({
  key: "logo",
  answer: ({ logoUrl }) => ({ success: true, logoUrl: logoUrl ?? defaultLogoPath }),
  put: (request, facts) => {
    const image = uploadedImage(request);
    return image?.then((bytes) => putLogoImage(bytes, facts));
  },
});
