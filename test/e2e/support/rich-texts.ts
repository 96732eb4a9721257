import type { Locator, Page } from 'playwright/test';

/** HTML from the provider: it has neither a role nor a name, so only its class distinguishes it from our own text. */
export function richTexts(scope: Page | Locator): Locator {
  // oxlint-disable-next-line syntax/no-restricted-syntax
  return scope.locator('.rich-text');
}
