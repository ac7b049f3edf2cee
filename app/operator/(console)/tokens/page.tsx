import type { Metadata } from "next";
import { TokenItem } from "@/components/auth/token-item";
import { ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FlashNotice } from "@/components/console/flash-notice";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { ShownOnce } from "@/components/console/shown-once";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/field";
import { draftFields } from "@/lib/auth/forms/form-draft";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { readShownOnce } from "@/lib/auth/forms/shown-once";
import { listTokens } from "@/lib/auth/people/api-tokens";
import { maxTokenDays } from "@/lib/auth/people/schema";
import { peopleWords, tokenRoleOptions } from "@/lib/auth/people/words";
import { sections } from "@/lib/console/sections";
import { peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";

const { tokens: words } = peopleWords;

export const metadata: Metadata = { title: words.title };

export default async function TokensPage({ searchParams }: { searchParams: Query }) {
  const { now, staff, flash, draft } = await loadFormPage(
    peoplePaths.tokens,
    searchParams,
    sections.tokens.right,
  );
  const [tokens, secrets] = await Promise.all([listTokens(now), readShownOnce(peoplePaths.tokens, staff)]);
  const [shownName = "", secret = ""] = secrets ?? [];
  const isActive = tokens.some(({ name, state }) => name === shownName && state === "active");
  const named = draftFields(draft);
  return (
    <>
      <FlashNotice flash={flash} />
      <ConsoleHead title={words.title} lead={words.lead} />
      {isActive && <ShownOnce title={words.secretTitle(shownName)} lead={words.secretLead} text={secret} />}
      {tokens.length === 0 ? (
        <EmptyList icon="key">{words.none}</EmptyList>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Card className="mt-8 max-w-2xl p-5 sm:p-6">
        <h2 className="mb-5 text-heading">{words.add}</h2>
        <form method="post" action={staffEndpoints.tokens} className="grid gap-5">
          <IdempotencyKeyField />
          <TextField
            {...named("name")}
            label={words.fields.name}
            hint={words.fields.nameHint}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField {...named("role", "viewer")} label={words.fields.role} options={tokenRoleOptions} />
          <TextField
            {...named("expiresInDays", "30")}
            label={words.fields.days}
            type="number"
            min={1}
            max={maxTokenDays}
            required
            className="max-w-40"
          />
          <Button type="submit" size="lg" className="justify-self-start">
            {words.button}
          </Button>
        </form>
      </Card>
    </>
  );
}
