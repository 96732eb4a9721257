import { localeTexts } from '../../../locales/locales.ts';
import { safeUrl } from '../../../src/platform/safe-url.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import { guessLanguage } from '../../../src/storefront/guess-language.ts';
import type { MountContext } from '../view/view-module.ts';

/** The view itself has failed: shows an error without it, with a retry button and another way to book. */
export function showFatalError(
  { read, fail, load }: Pick<MountContext, 'read' | 'fail' | 'load'>,
  storefront: Storefront | undefined,
  hostedUrl: string | undefined,
): void {
  const texts = localeTexts[guessLanguage(read)].viewError;
  const box = document.createElement('div');
  box.role = 'alert';
  const message = document.createElement('p');
  message.textContent = texts.problem;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = texts.tryAgain;
  retry.onclick = () => {
    // The cached answers would cause the same error again.
    storefront?.queryClient.removeQueries({ type: 'inactive' });
    load();
  };
  box.append(message, retry);
  const hosted = safeUrl(hostedUrl);
  if (hosted) {
    const link = document.createElement('a');
    link.href = hosted.href;
    link.textContent = texts.hosted;
    box.append(' ', link);
  }
  fail(box);
}
