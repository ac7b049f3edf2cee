import { operatorForm } from "@/lib/console/operator-form";
import { caseOrder } from "@/lib/privacy/case-schema";
import { orderDone } from "@/lib/privacy/case-words";
import { runOrder } from "@/lib/privacy/run-order";
import { casePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof caseOrder, { id: string }>({
  right: "cases:write",
  schema: caseOrder,
  run: async (context, order, { id }) => {
    await runOrder(context, { ...order, id });
    return { said: orderDone[order.step] };
  },
  page: ({ id }) => casePaths.file(id),
});
