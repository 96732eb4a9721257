import { useEffect, type ReactNode } from 'react';
import { useElement } from '../host/element-host.ts';

/** Shown instead of an empty list: the partner's `empty` slot or, by default, the children. Sets `:state(empty)`. */
export function EmptyState({ children }: { children?: ReactNode }) {
  const { setState } = useElement();
  useEffect(() => {
    setState('empty', true);
    return () => setState('empty', false);
  }, [setState]);
  return <slot name="empty">{children}</slot>;
}
