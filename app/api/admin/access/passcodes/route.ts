import { passcodeInput } from "@/lib/access/schema";
import { accessCopy } from "@/lib/access/words";
import { operatorForm } from "@/lib/console/operator-form";
import { createPasscode } from "@/lib/gate/access-passes";
import { formWithEnd } from "@/lib/gate/forms";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: formWithEnd(passcodeInput),
  run: async (context, input) => {
    const { id } = await createPasscode(context, input);
    return { said: accessCopy.said.passcode(input.name), answer: { id } };
  },
  secretFields: ["passcode"],
  page: () => consolePaths.access,
});
