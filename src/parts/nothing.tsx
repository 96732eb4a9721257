import { useEffect, type ReactNode } from 'react';
import { useElement } from './element.ts';

/** Nothing to show: what the page put into the slot `empty`, or else these words; `:state(empty)` tells the page. */
export function Nothing({ children }: { children?: ReactNode }) {
  const { setState } = useElement();
  useEffect(() => {
    setState('empty', true);
    return () => setState('empty', false);
  }, [setState]);
  return <slot name="empty">{children}</slot>;
}
