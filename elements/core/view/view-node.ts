import { keepScrollingInside } from '../../../src/platform/element/keep-scrolling-inside.ts';
import { adoptStyles } from '../../../src/platform/element/adopt-styles.ts';
import { submitInSandbox } from '../../../src/platform/element/submit-in-sandbox.ts';
import { isFramed } from '../../../src/platform/page/is-framed.ts';
import contentCss from '../../../src/ui/kit-content.css?inline';
import noticesCss from '../../../src/ui/kit-notices.css?inline';
import type { ViewElement } from './define-view.ts';

/** Creates the element that contains a React view, to be placed in this root. */
export function createViewNode<Config>(tag: string, root: ShadowRoot): ViewElement<Config> {
  // Before any component adds its own sheet, whose rules must come after the kit's.
  for (const css of [contentCss, noticesCss]) adoptStyles(root, css);
  const node = document.createElement(tag) as ViewElement<Config>;
  node.className = 'view';
  keepScrollingInside(node);
  // Only a frame can be sandboxed.
  if (isFramed()) submitInSandbox(node, root);
  return node;
}
