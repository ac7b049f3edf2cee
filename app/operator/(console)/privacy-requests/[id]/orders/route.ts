import { orderDone } from "@/lib/content/privacy-case";
import { operatorForm } from "@/lib/http/operator-form";
import { casePaths } from "@/lib/paths";
import { caseOrder } from "@/lib/schemas/privacy-case";
import { runOrder } from "@/lib/server/privacy/run-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof caseOrder, { id: string }>({
  schema: caseOrder,
  run: async (order, { params, store, now }) => {
    await runOrder(params.id, order, now, store);
    return { said: orderDone[order.step] };
  },
  page: ({ id }) => casePaths.file(id),
});
