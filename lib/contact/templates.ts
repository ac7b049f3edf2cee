import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { englishName, languages, storedLanguage } from "@/lib/site/language";
import { templateWords as words } from "./console-words";

/** A template to add or, with an id, to change or remove. */
export const templateAction = z.discriminatedUnion(
  "order",
  [
    z.object({
      order: z.literal("save"),
      id: z.string().max(64).optional(),
      name: requiredLine("Name", lengths.passName).trim(),
      language: z.enum(languages, { error: "Choose a language." }),
      text: requiredText("Text", lengths.message),
    }),
    z.object({ order: z.literal("remove"), id: z.string({ error: words.gone }).max(64) }),
  ],
  { error: "Choose what to do." },
);

export const listTemplates = () =>
  read((db) => db.messageTemplate.findMany({ orderBy: [{ name: "asc" }, { language: "asc" }] }));

type Template = Awaited<ReturnType<typeof listTemplates>>[number];

/** A template's text with the placeholders filled in for a message. */
export const fillTemplate = (
  { text }: Pick<Template, "text">,
  { name, reference }: { name: string; reference: string },
): string => text.replaceAll("{name}", () => name).replaceAll("{reference}", () => reference);

/** The team's templates for the answer form, those in the message's language first. */
export function templateOptions(
  templates: readonly Template[],
  message: { name: string; reference: string; language: string },
) {
  const isInLanguageOfMessage = ({ language }: Template) => language === message.language;
  const inOrder = [
    ...templates.filter(isInLanguageOfMessage),
    ...templates.filter((one) => !isInLanguageOfMessage(one)),
  ];
  return inOrder.map((one) => ({
    id: one.id,
    label: `${one.name} (${englishName(storedLanguage(one.language))})`,
    text: fillTemplate(one, message),
  }));
}

/** Adds, changes or removes a template of the team. */
export async function changeTemplate(
  context: Context,
  order: z.output<typeof templateAction>,
): Promise<{ name: string }> {
  requireRight(context, "messages:write");
  const about = { updatedAt: context.now, updatedBy: actorName(context.actor) };
  return context.transact(async (tx) => {
    const before = order.id ? await tx.messageTemplate.findUnique({ where: { id: order.id } }) : null;
    if (order.id && !before) throw new HttpError(404, words.gone);
    if (order.order === "remove") {
      const { count } = await tx.messageTemplate.deleteMany({ where: { id: order.id } });
      if (count === 0) throw new HttpError(404, words.gone);
      await audit(tx, context, { action: "template.removed", subject: before?.name ?? "" });
      return { name: before?.name ?? "" };
    }
    const { name, language, text } = order;
    const existingTemplate = await tx.messageTemplate.findUnique({
      where: { name_language: { name, language } },
    });
    if (existingTemplate && existingTemplate.id !== order.id)
      throw new HttpError(409, words.taken, { fields: { name: words.taken } });
    const data = { name, language, text, ...about };
    if (order.id) await tx.messageTemplate.update({ where: { id: order.id }, data });
    else await tx.messageTemplate.create({ data: { id: randomUUID(), ...data } });
    await audit(tx, context, { action: "template.saved", subject: name, after: { language } });
    return { name };
  });
}
