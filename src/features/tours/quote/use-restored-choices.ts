import { useLayoutEffect, useState } from 'react';
import { isSameId, type WireId } from '../../../schema/wire-values.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import type { QuoteChoices } from './quote-choices.ts';

/** Of elements that were removed from the page, in case they are re-added. */
const kept = new WeakMap<Element, { tour: WireId; choices: QuoteChoices }>();

/** The choices of a quote box. They end with its screen, unless that only ends because its element leaves the page. */
export function useRestoredChoices(
  tour: WireId,
  initial: () => QuoteChoices,
): [QuoteChoices, (next: (before: QuoteChoices) => QuoteChoices) => void] {
  const { host } = useElement();
  const [choices, setChoices] = useState(() => {
    const before = kept.get(host);
    return before && isSameId(before.tour, tour) ? before.choices : initial();
  });
  useLayoutEffect(() => {
    kept.delete(host);
    return () => {
      if (!host.isConnected) kept.set(host, { tour, choices });
    };
  }, [host, tour, choices]);
  const choose = (next: (before: QuoteChoices) => QuoteChoices) => {
    const gone = kept.get(host);
    // Text that was filled in without an event is only read when its field is unmounted, after the box itself.
    if (gone) kept.set(host, { tour, choices: next(gone.choices) });
    setChoices(next);
  };
  return [choices, choose];
}
