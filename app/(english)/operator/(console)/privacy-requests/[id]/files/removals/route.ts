import { operatorForm } from "@/lib/console/operator-form";
import { fileRemoval } from "@/lib/privacy/attachment-schema";
import { filesCopy } from "@/lib/privacy/attachment-words";
import { removeCaseFile } from "@/lib/privacy/attachments";
import { casePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof fileRemoval, { id: string }>({
  right: "cases:write",
  schema: fileRemoval,
  run: async (context, { file }, { id }) => {
    await removeCaseFile(context, { id, file });
    return { said: filesCopy.removed };
  },
  page: ({ id }) => casePaths.file(id),
});
