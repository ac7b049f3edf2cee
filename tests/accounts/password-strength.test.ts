import { expect, it } from "vitest";
import { passwordStrength } from "@/lib/accounts/password-strength";

it.each([
  ["aaaaaaaa", "weak"],
  ["12345678", "weak"],
  ["abcdefghijkl", "weak"],
  ["abababababab", "weak"],
  ["Password1!", "weak"],
  ["P@ssw0rd2024", "weak"],
  ["qwertyuiop1", "weak"],
  ["hg7Kq2pm", "fair"],
  ["hg7Kq!2pmzW4", "good"],
  ["correct horse battery staple", "strong"],
  ["пароль из нескольких слов", "strong"],
] as const)("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
