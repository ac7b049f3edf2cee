import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { SignIn } from "@/components/operator/sign-in";
import { type SignInAnswer, signInCopy } from "@/lib/content/operator/frame";
import { consolePaths } from "@/lib/paths";
import { isOperatorSession, operatorCookie } from "@/lib/server/operator/session";

export const metadata: Metadata = { title: signInCopy.title };

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const isAnswer = (value: unknown): value is SignInAnswer =>
  typeof value === "string" && Object.hasOwn(signInCopy.answers, value);

export default async function SignInPage({ searchParams }: Query) {
  const jar = await cookies();
  if (isOperatorSession(jar.get(operatorCookie)?.value, new Date())) redirect(consolePaths.overview);
  const { answer } = await searchParams;
  return <SignIn answer={isAnswer(answer) ? answer : null} />;
}
