import { operatorForm } from "@/lib/console/operator-form";
import { enteredRequest } from "@/lib/privacy/case-schema";
import { enterRequest } from "@/lib/privacy/enter-request";
import { casePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "cases:write",
  schema: enteredRequest,
  run: async (context, entry) => {
    const { reference } = await enterRequest(context, entry);
    return { said: `Entered as ${reference}. The receipt is on its way.`, next: casePaths.queue };
  },
  page: () => casePaths.enter,
});
