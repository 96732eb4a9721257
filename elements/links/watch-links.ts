import { observeTree } from '../../src/platform/element/observe-tree.ts';
import { registry } from '../../src/platform/registry.ts';
import { fillInlineLinks } from './fill-inline-links.ts';
import { findLinksScript } from './links-script.ts';
import { openOnClick, prefetchOnIntent } from './open-on-click.ts';

/**
 * For pages whose script has `data-links`: links to the hosted page, now or later, open the storefront in an overlay, and those
 * with the fragment `#inline` are replaced by the element of their route. Only the first copy of the script does so.
 */
export function watchLinks(): void {
  const page = registry();
  if (page.opensLinks) return;
  const script = findLinksScript();
  if (!script) return;
  page.opensLinks = true;

  // While the event bubbles, so that the page's own listeners go first and can prevent it.
  document.addEventListener('click', (event) => openOnClick(event, script));
  for (const intent of ['pointerover', 'focusin'] as const)
    document.addEventListener(intent, (event) => prefetchOnIntent(event, script));

  const fillAll = () => fillInlineLinks(script);
  fillAll();
  observeTree(document, fillAll, ['href']);
}
