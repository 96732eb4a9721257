import { defineConfig } from 'oxlint';

/** What typescript-eslint's strict set asks for beyond oxlint's category of correctness. */
const strict = [
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-invalid-void-type',
  'no-mixed-enums',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'only-throw-error',
  'prefer-literal-enum-member',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-return-this-type',
  'related-getter-setter-pairs',
  'require-await',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  plugins: ['typescript', 'react'],
  // ESLint's rule of forbidden syntax, which oxlint does not have.
  jsPlugins: [{ name: 'syntax', specifier: 'oxlint-plugin-eslint' }],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist',
    'test-results',
    '**/*.{js,mjs,cjs,vue,svelte}',
    // Its tsconfig.json extends one that its framework makes.
    'test/frameworks/sveltekit/**',
  ],
  rules: {
    ...Object.fromEntries(strict.map((rule) => [`typescript/${rule}`, 'error' as const])),
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 250 }],
    'no-array-constructor': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    // Playwright's fixtures are told by such a pattern that they need no others.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // An underscore excuses nothing.
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^$', varsIgnorePattern: '^$', caughtErrorsIgnorePattern: '^$' },
    ],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // A click handler may return a promise: React ignores it and errors reach the query or mutation that made it.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Libraries let their types be extended only this way.
    'typescript/no-namespace': ['error', { allowDeclarations: true }],
    // Names, which are sorted as they are.
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    // Numbers are welcome in templates: prices, counts and sizes are what most of our texts are made of.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'no-restricted-properties': [
      'error',
      { object: 'v', property: 'object', message: 'Use `object` of src/schema/object.ts.' },
      { object: 'v', property: 'looseObject', message: 'Use `looseObject` of src/schema/object.ts.' },
    ],
    'syntax/no-restricted-syntax': [
      'error',
      {
        selector:
          'CallExpression > MemberExpression.callee[property.name=/^(reduce|entries)$/]:not([object.name="Object"])',
        message:
          'Old libraries put methods of their own under this name on the arrays of a page: use a loop.',
      },
      {
        selector: ':not(AwaitExpression, UnaryExpression[operator="void"]) > ImportExpression',
        message: 'Pages wrap `then` with what fails on a module: await it, and pass on what it exports.',
      },
    ],
  },
  overrides: [
    {
      // Where no page of a stranger is, valibot's own objects will do.
      files: ['demo/**', 'test/**', 'build/**', 'build.ts', 'src/schema/object.ts'],
      rules: { 'no-restricted-properties': 'off', 'syntax/no-restricted-syntax': 'off' },
    },
    {
      files: ['test/**'],
      // The attack and the bench are programs: they pace a visitor and measure time.
      excludeFiles: ['test/{attack,bench}/**'],
      rules: {
        'syntax/no-restricted-syntax': [
          'error',
          {
            selector:
              'CallExpression[callee.property.name="waitForTimeout"], CallExpression[callee.name="setTimeout"][arguments.0.type="Identifier"]',
            message: 'No sleeps: wait for what the visitor, the page or the provider sees.',
          },
          {
            selector:
              'CallExpression[callee.property.name=/^(locator|querySelector(All)?|closest|matches)$/] > Literal.arguments:first-child[value=/(^|[\\s>+~,(])\\.[a-z]/i]',
            message: 'No class locators: find things by role, label, text or part.',
          },
        ],
      },
    },
    { files: ['demo/**', 'test/**', 'build.ts'], rules: { 'no-console': 'off' } },
    {
      // Projects of their own, whose types are only there where the package is installed.
      files: ['test/{package/projects,frameworks/*}/**'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
          `typescript/no-unsafe-${use}`,
          'off' as const,
        ]),
      ),
    },
  ],
});
