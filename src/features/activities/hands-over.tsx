import type { ReactNode } from 'react';
import { useElement, useElementMethods } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useHandOver } from '../../parts/use-hand-over.ts';
import { WayOnContext } from '../../parts/way-on.ts';

interface HandsOverProps {
  /** The kinds of answers that `refresh()` asks for anew. */
  refreshes: readonly string[];
  children: ReactNode;
}

/** What a small element shows: whatever leads to another screen hands the visitor over. */
export function HandsOver({ refreshes, children }: HandsOverProps) {
  const { engines } = useElement();
  const { queryClient } = useStorefront();
  const handOver = useHandOver();
  useElementMethods({
    refresh: () => refreshes.forEach((kind) => void queryClient.invalidateQueries({ queryKey: [kind] })),
  });
  return (
    <WayOnContext value={handOver}>
      <div onFocus={engines.prepare} onPointerEnter={engines.prepare}>
        {children}
      </div>
    </WayOnContext>
  );
}
