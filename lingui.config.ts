import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from './src/schema/language.ts';
import { coreMessages, laterMessages, pieceMessages } from './locales/core-messages.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  // A file belongs to the first path that fits.
  catalogs: [
    { path: '<rootDir>/locales/{locale}-pieces', include: pieceMessages },
    {
      path: '<rootDir>/locales/{locale}-core',
      include: coreMessages,
      exclude: [...laterMessages, ...pieceMessages],
    },
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src/features', ...laterMessages],
      exclude: [...coreMessages.filter((path) => path.startsWith('src/features')), ...pieceMessages],
    },
  ],
  // No line numbers, so that catalogs change with texts and not with code.
  format: formatter({ lineNumbers: false }),
});
