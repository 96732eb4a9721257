import { useEffect, type ReactNode } from 'react';
import { useElement } from '../host/element-host.ts';

/** Nothing to show: the page's `empty` slot or, by default, this message; also sets `:state(empty)`. */
export function EmptyState({ children }: { children?: ReactNode }) {
  const { setState } = useElement();
  useEffect(() => {
    setState('empty', true);
    return () => setState('empty', false);
  }, [setState]);
  return <slot name="empty">{children}</slot>;
}
