import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface PanelDismissal {
  /** The visitor has pressed or focused something outside the field. */
  onLeave: () => void;
  /** The visitor has pressed Escape in the field. That neither closes a dialog around the field nor reaches the host page. */
  onEscape: () => void;
}

/** Listens for what closes a panel. `field` is the element that contains both the panel and its input. */
export function usePanelDismissal(
  field: RefObject<HTMLElement | null>,
  { onLeave, onEscape }: PanelDismissal,
): void {
  const reportLeaving = useEffectEvent((event: Event) => {
    const target = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0];
    if (field.current && target instanceof Node && !field.current.contains(target)) onLeave();
  });
  const reportEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onEscape();
  });

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pointerdown', reportLeaving, { capture: true, signal });
    field.current?.addEventListener('focusout', reportLeaving, { signal });
    field.current?.addEventListener('keydown', reportEscape, { signal });
    return () => listeners.abort();
  }, [field]);
}
