import { consolePaths, paths } from "@/lib/paths";

/** A page of the console to go on to after signing in, if that is what it is: nobody is led anywhere else. */
export function consoleTarget(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith(`${paths.operator}/`)) return null;
  if (!/^(?:\/[\w-]+)+$/.test(value)) return null;
  const isSigning = [consolePaths.signIn, consolePaths.signOut].some((path) => value.startsWith(path));
  return isSigning ? null : value;
}
