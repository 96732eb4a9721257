import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { defaultLanguage, languages } from './src/schema/language.ts';

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [
    // The home screen and the transfers box, so that nobody waits there for the words of the checkout.
    {
      path: '<rootDir>/locales/{locale}/first-screen',
      include: [
        'elements',
        'hosted',
        'src/ui',
        'src/shared',
        'src/views',
        'src/features/home',
        'src/features/search',
      ],
      exclude: ['src/shared/cart', 'src/shared/sale'],
    },
    {
      path: '<rootDir>/locales/{locale}/rest',
      include: ['src/features', 'src/shared/cart', 'src/shared/sale'],
      exclude: ['src/features/home', 'src/features/search'],
    },
  ],
  // No line numbers, so that catalogs change with texts and not with code.
  format: formatter({ lineNumbers: false }),
});
