import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** `npm run screenshots`: pictures of screens, to look at; they check nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  reporter: 'line',
  retries: 1,
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'chromium')
    .map((project) => ({ ...project, outputDir: '../../test-results/pictures' })),
});
