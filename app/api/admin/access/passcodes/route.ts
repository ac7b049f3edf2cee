import { passcodeToLend } from "@/lib/access/schema";
import { accessCopy } from "@/lib/access/words";
import { operatorForm } from "@/lib/console/operator-form";
import { formWithEnd } from "@/lib/gate/forms";
import { lendPasscode } from "@/lib/gate/lend";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: formWithEnd(passcodeToLend),
  run: async (context, input) => {
    const { id } = await lendPasscode(context, input);
    return { said: accessCopy.said.passcode(input.name), answer: { id } };
  },
  secretFields: ["passcode"],
  page: () => consolePaths.access,
});
