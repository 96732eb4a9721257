import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'test-results'] },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Numbers are welcome in templates: prices, counts and sizes are what most of our texts are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A click handler may return a promise: React ignores it and errors reach the query or mutation that made it.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Libraries let their types be extended only this way.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      'max-lines': ['error', { max: 250 }],
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        { object: 'v', property: 'object', message: 'Use `object` of src/schema/object.ts.' },
        { object: 'v', property: 'looseObject', message: 'Use `looseObject` of src/schema/object.ts.' },
      ],
      'no-restricted-syntax': [
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
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // Where no page of a stranger is, valibot's own objects will do.
    files: ['demo/**/*.ts', 'test/**/*.{ts,tsx}', '*.ts', 'build/**/*.ts', 'src/schema/object.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // The attack and the bench are programs: they pace a visitor and measure time.
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/{attack,bench}/**'],
    rules: {
      'no-restricted-syntax': [
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
  // Projects of their own, whose types are checked where the package is installed.
  { ...tseslint.configs.disableTypeChecked, files: ['test/package/projects/**', 'test/frameworks/*/**'] },
  { files: ['demo/**/*.ts', 'test/**/*.ts', '*.ts'], rules: { 'no-console': 'off' } },
);
