import { operatorForm } from "@/lib/http/operator-form";
import { casePaths } from "@/lib/paths";
import { enteredRequest } from "@/lib/schemas/privacy-case";
import { enterRequest } from "@/lib/server/privacy/enter-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: enteredRequest,
  run: async (entry, { store, now }) => {
    const { reference } = await store(await enterRequest(entry, now));
    return { said: `Entered as ${reference}. The receipt is on its way.`, next: casePaths.queue };
  },
  page: () => casePaths.enter,
});
