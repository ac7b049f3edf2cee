import { settingSaved } from "@/lib/content/operator/settings";
import { problemAnswer } from "@/lib/http/problem-answer";
import { onlyMethods, route } from "@/lib/http/route";
import { seeOther } from "@/lib/http/see-other";
import { uploadedImage } from "@/lib/http/uploaded-image";
import { consolePaths, paths } from "@/lib/paths";
import { Refusal } from "@/lib/refusal";
import { flash } from "@/lib/server/operator/flash";
import { requireOperator } from "@/lib/server/operator/require-operator";
import { onePress } from "@/lib/server/operator/second-press";
import { putLogoImage } from "@/lib/server/settings/put-logo-image";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

const page = consolePaths.logo;

/** A chosen file can't be put back into its field, so a refusal is a sentence and nothing more. */
export const POST = route(
  async (request, context) => {
    const { now } = context;
    const actor = await requireOperator(request, context);
    const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
    const image = await uploadedImage(request);
    if (!image?.length) throw new Refusal(422, "Choose an image.");
    const sent = `${version} ${image.toString("base64")}`;
    await onePress(`${actor} ${page}`, sent, now, () => putLogoImage(image, { version, actor, now }));
    return seeOther(flash(page, "done", settingSaved.logo()));
  },
  (_request, refusal, { requestId }) => {
    if (refusal.status === 403) return problemAnswer(refusal, requestId);
    if (refusal.status === 401) return seeOther(paths.operator);
    return seeOther(flash(page, "refused", refusal.message));
  },
);
