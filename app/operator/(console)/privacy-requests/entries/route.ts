import { operatorForm } from "@/lib/console/operator-form";
import { enteredRequest } from "@/lib/privacy/case-schema";
import { enterRequest } from "@/lib/privacy/enter-request";
import { casePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: enteredRequest,
  run: async (entry, { store, now }) => {
    const { reference } = await store(await enterRequest(entry, now));
    return { said: `Entered as ${reference}. The receipt is on its way.`, next: casePaths.queue };
  },
  page: () => casePaths.enter,
});
