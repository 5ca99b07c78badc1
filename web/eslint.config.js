import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Made by programs.
  { ignores: ["src/lib/protocol.ts", "src/games/*/types.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      // TypeScript knows the browser's names.
      "no-undef": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // What needs types is looked for where the linter has them: it does not see from one component into another, as svelte-check does.
  {
    files: ["src/**/*.ts"],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // What is drawn is made of numbers.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
    },
  },
);
