import { language } from "next/root-params";
import { isLanguage, type Language, mainLanguage, pathIn, type Translated } from "./language";

/** The language of the page that is being rendered. In server components only. */
export async function currentLanguage(): Promise<Language> {
  const parameter = await language();
  return isLanguage(parameter) ? parameter : mainLanguage;
}

/** The text in the language of the page being rendered. In server components only. */
export async function localize<Words>(words: Translated<Words>): Promise<Words> {
  return words[await currentLanguage()];
}

/** The address of a page in the language of the page being rendered. In server components only. */
export async function localPath(path: string): Promise<string> {
  return pathIn(await currentLanguage(), path);
}
