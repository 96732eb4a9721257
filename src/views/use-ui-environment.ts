import { useEffect, useMemo } from 'react';
import { lockScroll } from '../platform/element/scroll-lock.ts';
import { adoptStyles } from '../platform/element/adopt-styles.ts';
import { keepInView, openInView } from '../platform/element/keep-in-view.ts';
import { watchVisiblePart } from '../platform/element/visible-frame-part.ts';
import { isFramed } from '../platform/page/is-framed.ts';
import { browserLanguages } from '../platform/page/browser-languages.ts';
import type { UiEnvironment } from '../ui/ui-context.ts';

/** What the UI kit needs from the page. Only in a frame can a part of the window be out of view. */
export function useUiEnvironment(root: ShadowRoot): UiEnvironment {
  // Partners' pages may be in frames, too. The hosted page already watches before its view has loaded.
  useEffect(() => (isFramed() ? watchVisiblePart() : undefined), []);
  return useMemo(
    () => ({
      root,
      adopt: (css) => adoptStyles(root, css),
      keepInView: (element) => (element && isFramed() ? keepInView(element) : noop),
      openInView: (element) => (element && isFramed() ? openInView(element) : noop),
      lockScroll,
      languages: browserLanguages,
    }),
    [root],
  );
}

const noop = () => undefined;
