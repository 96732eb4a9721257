import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { firstWords, laterParts } from './locales/first-words.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}-first', include: firstWords, exclude: laterParts },
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src/features', ...laterParts],
      exclude: firstWords.filter((path) => path.startsWith('src/features')),
    },
  ],
  // No line numbers: a catalog changes when words change, not when code moves.
  format: formatter({ lineNumbers: false }),
});
