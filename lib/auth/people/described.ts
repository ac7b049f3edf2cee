import { messageResponse } from "./schema";

/** How the API describes an answer that is only a sentence. */
export const messageOnly = (message: string) => ({
  name: "PeopleDone",
  schema: messageResponse,
  description: "Done.",
  examples: { messageOnly: { summary: "Done", value: { success: true, message } } },
});

/** What changes keys and rights wants a key that was shown lately. */
export const wantsKey = {
  401: "No token and no console session was sent, or the key was last used too long ago; `WWW-Authenticate` then contains `insufficient_user_authentication`.",
};
