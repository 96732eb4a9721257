import type { Page } from 'playwright/test';
import { pseudoFileUrl, servePseudoFile } from '../e2e/support/pseudo-language.ts';
import type { PseudoLanguage } from '../support/pseudo-language.ts';

/** Gives all elements, and the configuration of the hosted page, the locale file of a pseudo-language. */
export async function showPseudoLanguage(page: Page, kind: PseudoLanguage): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  // Documents only: their paths have no extension, or are demo pages.
  await page.route(/^http:\/\/[^/]+\/(?!widget\/)([^.?#]*|[^?#]*\.html)([?#]|$)/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text())
      .replaceAll(
        /<(booking-engine|transfers-box|activities-list|activity-quote)\b/g,
        `$& locale-url="${pseudoFileUrl}"`,
      )
      .replace('"apiBase":', `"localeUrl": "${pseudoFileUrl}", $&`);
    await route.fulfill({ response, body });
  });
  await servePseudoFile(page, kind);
}
