import { revealInHost } from './bring-into-view.ts';

/**
 * Keeps the focused element of a framed storefront in view. Listens on the storefront's shadow root, because the window
 * receives no event when the focus moves within it.
 */
export function keepFocusInView(root: ShadowRoot): void {
  let isPressing = false;
  const onPress = () => void (isPressing = true);
  const onRelease = () => void (isPressing = false);
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', onPress, options);
  // Captured, so that a press has ended before its click is handled. Not `pointerup`: after a touch, the focus moves between
  // it and the click. A press without a click ends at the latest with the next key.
  for (const type of ['click', 'pointercancel', 'keydown', 'dragend'])
    addEventListener(type, onRelease, options);
  root.addEventListener(
    'focusin',
    (event) => {
      const [focused] = event.composedPath();
      // A pressed element is in view already, and must not move away from the pointer.
      if (isPressing || !(focused instanceof Element)) return;
      requestAnimationFrame(() => revealInHost(focused, 'nearest'));
    },
    options,
  );
}
