import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useLostLines } from '../../shared/use-cart.ts';

const LostLines = lazyPart(async () => (await import('./lost-lines.tsx')).LostLines);

/** The lines of a trip link that can no longer be had, which hardly any cart has. */
export function LazyLostLines() {
  if (useLostLines().length === 0) return null;
  return (
    <Suspense>
      <LostLines />
    </Suspense>
  );
}
