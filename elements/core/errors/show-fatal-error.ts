import { localeTexts } from '../../../locales/locales.ts';
import { safeUrl } from '../../../src/platform/safe-url.ts';
import { closestLanguage } from '../../../src/schema/language.ts';
import { guessLanguage } from '../../../src/storefront/guess-language.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { MountContext } from '../view/view-module.ts';
import { alertWithRetry } from './alert-with-retry.ts';

/** Replaces a view that has crashed with a notice: a retry button, and a link to the hosted page if there is one. */
export function showFatalError(
  { read, fail, retry }: Pick<MountContext, 'read' | 'fail' | 'retry'>,
  storefront: Storefront | undefined,
  hostedUrl: string | undefined,
): void {
  const texts = localeTexts[closestLanguage(guessLanguage(read))].viewError;
  const alert = alertWithRetry(texts, () => {
    // The cached answers would crash the view again.
    storefront?.queryClient.removeQueries({ type: 'inactive' });
    retry();
  });
  const hostedPage = safeUrl(hostedUrl);
  if (hostedPage) {
    const link = document.createElement('a');
    link.href = hostedPage.href;
    link.textContent = texts.hosted;
    alert.append(' ', link);
  }
  fail(alert);
}
