/** What the files of a layer may import. */
export interface Layer {
  /** Other layers of ours, besides the layer itself; `features` means any feature. */
  ours: readonly string[];
  /** Nothing but types of them. */
  typesOnly?: true;
  /** Packages and their subpaths; undefined allows any but those of `never`. */
  libraries?: readonly string[];
  never?: readonly string[];
}

/** The subjects, each with its rules and its slice of the visitor's state: one may import those before it. */
export const subjects = ['trip', 'tours', 'extras', 'cart', 'order', 'sale', 'analytics'];
const rules = ['lib', 'schema', ...subjects];
const below = [
  ...rules,
  'locales',
  'platform',
  'api',
  'routing',
  'options',
  'storefront',
  'i18n',
  'ui',
  'shared',
];
const nodeOnly = [/^node:/, /^hono/, /^@hono\//];

/** Who may import whom. Any other import is forbidden, whether static, dynamic or type-only. */
export const layers: Record<string, Layer> = {
  lib: { ours: [], libraries: ['date-fns'] },
  schema: { ours: ['lib'], libraries: ['valibot'] },
  ...Object.fromEntries(
    subjects.map((subject, index) => [
      subject,
      { ours: ['lib', 'schema', ...subjects.slice(0, index)], libraries: ['date-fns', 'valtio/vanilla'] },
    ]),
  ),
  locales: { ours: ['schema'], typesOnly: true, libraries: ['date-fns', '@lingui/core'] },
  platform: {
    ours: ['lib', 'schema', 'locales'],
    libraries: ['dompurify', '@googlemaps/js-api-loader', '@paypal/paypal-js'],
  },
  api: { ours: ['lib', 'schema'], libraries: ['@tanstack/react-query', 'valibot'] },
  routing: { ours: ['lib', 'schema', 'platform'], libraries: ['react', 'wouter', 'regexparam', 'valibot'] },
  options: { ours: ['lib', 'schema', 'platform'], libraries: [] },
  storefront: {
    ours: [...rules, 'locales', 'platform', 'api', 'routing', 'package'],
    libraries: ['valtio/vanilla', 'valibot', '@tanstack/react-query'],
  },
  i18n: {
    ours: ['lib', 'schema', 'locales', 'platform'],
    libraries: ['react', '@lingui/core', '@lingui/react', '@lingui/message-utils', 'valibot'],
  },
  ui: {
    ours: ['lib', 'schema', 'locales', 'i18n'],
    never: ['valtio', '@tanstack/react-query', 'wouter', 'valibot'],
  },
  shared: { ours: below },
  features: { ours: below },
  views: { ours: [...below, 'features'] },
  'first-form': { ours: [...below, 'features', 'views'], libraries: [] },
  elements: {
    ours: [
      'first-form',
      'views',
      'i18n',
      'ui',
      'options',
      'storefront',
      'routing',
      'lib',
      'schema',
      'platform',
      'locales',
    ],
  },
  hosted: {
    ours: ['elements', 'options', 'storefront', 'routing', 'lib', 'schema', 'platform', 'locales', 'i18n'],
  },
  'demo/partner': { ours: ['elements'] },
  'demo/sandbox': { ours: [] },
  demo: { ours: ['demo/sandbox', 'demo/partner'] },
};

/** Libraries of the server side stay out of everything that reaches a browser. */
export const serverLibraries = { patterns: nodeOnly, allowedIn: ['demo', 'demo/sandbox', 'demo/partner'] };

/** Names of the browser's globals, and the layers that may use them. */
export const globals = [
  {
    names: ['window', 'document', 'navigator', 'sessionStorage', 'localStorage'],
    allowedIn: ['platform', 'first-form', 'elements', 'hosted', 'demo', 'demo/partner'],
    // Server-side code that writes pages names these inside strings only.
  },
  {
    names: ['fetch', 'XMLHttpRequest'],
    allowedIn: [
      'platform',
      'api',
      'storefront',
      'elements',
      'demo',
      'hosted',
      'demo/partner',
      'demo/sandbox',
    ],
  },
];

/** Files that may use a browser's global although their layer may not, and why. */
export const globalsExceptions: Record<string, string> = {
  'src/ui/combobox/shadow-environment.ts':
    'the window that downshift asks for, reduced to what works in a shadow root',
  'src/ui/ui-context.ts': 'the default root for pieces that are shown outside any element, in tests',
  'src/ui/dates/use-panel-dismissal.ts': 'a press anywhere on the page closes the panel',
};

export const longestFile = 250;

/** Files that only re-export, and why. */
export const barrelExceptions: Record<string, string> = {
  'elements/main.ts': 'what the npm package offers under its own name',
};

/** The layer of a file; a feature is a layer of its own. */
export function layerOf(file: string): string | undefined {
  if (file === 'package.json') return 'package';
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'elements' || top === 'hosted' || top === 'locales') return top;
  if (top === 'demo') return third !== '' && `demo/${second}` in layers ? `demo/${second}` : 'demo';
  if (top !== 'src') return undefined;
  if (second === 'features') return `features/${third}`;
  return second in layers ? second : undefined;
}
