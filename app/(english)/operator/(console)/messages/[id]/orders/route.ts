import { operatorForm } from "@/lib/console/operator-form";
import { runMessageOrder } from "@/lib/contact/orders";
import { messageOrder } from "@/lib/contact/schema";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof messageOrder, { id: string }>({
  right: "messages:write",
  schema: messageOrder,
  run: async (context, order, { id }) => ({ said: await runMessageOrder(context, { ...order, id }) }),
  page: ({ id }) => consolePaths.message(id),
});
