import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes } from "@/scripts/after-build/inline-scripts";

const source = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

it.each([
  ["<script>a()</script>", ["a()"]],
  [
    "<body><script>a()</script><script>a()</script><script>b(1 < 2 && '&amp;')</script>",
    ["a()", "b(1 < 2 && '&amp;')"],
  ],
  ['<script src="/x.js"></script><SCRIPT SRC=/y.js ></SCRIPT>', []],
  ['<script data-src="x">a()</script >', ["a()"]],
  ['<script title="a>b">a()</script\n>', ["a()"]],
  ["<!-- <script>a()</script> --><p title='<script>b()</script>'></p>", []],
  ["<template><script>a()</script></template>", ["a()"]],
  ["<script>a('<!--')</script>", ["a('<!--')"]],
  ["<script></script>", [""]],
])("finds the inline scripts that a browser would find, in %s", (html, bodies) => {
  expect(inlineScriptHashes(html)).toEqual(bodies.map(source));
});
