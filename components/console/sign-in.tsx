import { LogoMark } from "@/components/layout/logo-mark";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { signInCopy as copy, type SignInAnswer } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/paths";

/**
 * The one form of the console that anyone may see. The user name is for password managers only. Who came by a link from
 * elsewhere may be signed in without its being seen, since the session's cookie comes with this site's own links only.
 */
export function SignIn({ answer, target }: { answer: SignInAnswer | null; target: string | null }) {
  const isOut = answer === "out" || answer === "everywhere";
  const wrong = answer === "wrong" ? copy.answers.wrong : undefined;
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <Card className="w-full max-w-md p-6 sm:p-8">
        <LogoMark className="size-9 text-accent" />
        <h1 className="mt-5 text-title">{copy.heading}</h1>
        <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{copy.lead}</p>
        {answer && !wrong && (
          <Notice tone={isOut ? "success" : "danger"} role={isOut ? "status" : "alert"} className="mt-5">
            {copy.answers[answer]}
          </Notice>
        )}
        <form method="post" action={consolePaths.signIn} className="mt-6 grid gap-5">
          {target && <input type="hidden" name="to" value={target} />}
          <input type="text" name="username" value="operator" autoComplete="username" readOnly hidden />
          <TextField
            name="token"
            label={copy.token}
            type="password"
            required
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            error={wrong}
            className="font-mono"
          />
          <Button type="submit" size="lg">
            {copy.button}
          </Button>
        </form>
        {target && (
          <p className="mt-4">
            <a
              href={target}
              className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            >
              {copy.signedIn}
            </a>
          </p>
        )}
        <p className="mt-5 text-[0.875rem] leading-5 text-ink-faint">{copy.hours}</p>
      </Card>
    </main>
  );
}
