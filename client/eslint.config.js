// What the compiler and svelte-check do not see. Formatting is prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

// The rooms, from the ground up: none imports from one above it.
const ROOMS = ["art", "lib", "ui", "table", "pages"];
// A page that shows a stage or a board takes these from the table; all else that both need is in ui.
const SHOWN = {
  practice: ["board/Board.svelte"],
  puzzles: ["Stage.svelte", "CityGround.svelte"],
  replay: ["Stage.svelte", "CityGround.svelte"],
  watch: ["Stage.svelte", "CityGround.svelte"],
  rules: ["board/Tokyo.svelte", "board/NewYork.svelte"],
};

const NO_DOUBLE_CAST = {
  selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
  message: "A cast through unknown hides what does not fit: give it a type that does.",
};

/** Neither at once nor later. */
const noImport = (files, regex, message) => ({
  files: [files],
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
    "no-restricted-syntax": [
      "error",
      NO_DOUBLE_CAST,
      { selector: `ImportExpression > Literal[value=/${regex.replaceAll("/", "\\/")}/]`, message },
    ],
  },
});
const boundaries = [
  ...ROOMS.slice(0, -1).map((room, floor) =>
    noImport(
      `src/${room}/**`,
      `^(\\.\\./)+(${ROOMS.slice(floor + 1).join("|")})/`,
      `${room}/ does not know the rooms above it.`,
    ),
  ),
  noImport("src/pages/**", "^(\\.\\./)+table/", "What pages and table share is in ui/."),
  ...Object.entries(SHOWN).map(([page, parts]) =>
    noImport(
      `src/pages/${page}/**`,
      `^(\\.\\./)+table/(?!(${parts.join("|").replaceAll(".", "\\.")})$)`,
      `Of the table, ${page}/ shows only ${parts.join(" and ")}.`,
    ),
  ),
];

export default defineConfig(
  { ignores: ["src/protocol.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "no-restricted-syntax": ["error", NO_DOUBLE_CAST],
      // With noUncheckedIndexedAccess, `!` is how an index is said to be one of the list.
      "@typescript-eslint/no-non-null-assertion": "off",
      // In an effect, `void view` names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A map that nothing on the screen reads is better a plain one.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte drops a blank at the edge of a block, unless it is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // What the types of the DOM promise, neither old browsers nor the tests' DOM all have.
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  ...boundaries,
  {
    // To the linter, whatever comes out of a component is `any`; svelte-check knows its type.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
    },
  },
  {
    // Spies are methods that nobody calls on another object.
    files: ["test/**"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker },
  },
);
