import { flash } from "@/lib/console/form-page";
import { requireOperator } from "@/lib/console/require-operator";
import { onePress } from "@/lib/console/second-press";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { consume } from "@/lib/platform/limits/consume";
import { Refusal } from "@/lib/platform/refusal";
import { putLogoImage } from "@/lib/settings/logo";
import { uploadedImage } from "@/lib/settings/uploaded-image";
import { settingSaved } from "@/lib/settings/words";
import { consolePaths, paths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

const page = consolePaths.logo;

/** A chosen file can't be put back into its field, so a refusal is a sentence and nothing more. */
export const POST = route(
  async (request, { clientAddress, now }) => {
    await consume("operatorApi", clientAddress, now);
    const actor = await requireOperator(request, now);
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
