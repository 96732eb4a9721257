import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src', 'elements'] }],
  // No line numbers: a catalog changes when words change, not when code moves.
  format: formatter({ lineNumbers: false }),
});
