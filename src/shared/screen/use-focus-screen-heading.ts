import { useElement } from '../host/element-host.ts';

/** Returns a function that moves the focus to the heading of the screen, for a focused control that is about to disappear. */
export function useFocusScreenHeading(): () => void {
  const { root } = useElement();
  return () => root.querySelector('h1')?.focus({ preventScroll: true });
}
