import { linkForm } from "@/lib/mail/link-form";
import { answerQuestion } from "@/lib/privacy/answer-question";
import { keepWords } from "@/lib/privacy/kept-words";
import { answerPrivacyQuestions } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: answerPrivacyQuestions,
  run: answerQuestion,
  next: ({ reference, token }) => `${requestPaths.follow(reference, token)}#answered`,
  keep: keepWords("answer"),
});
