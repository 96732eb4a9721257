import { useLayoutEffect, useState } from 'react';
import { isSameId, type WireId } from '../../../schema/wire-values.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import type { QuoteChoices } from './quote-choices.ts';

/** The choices in elements that were removed from the page, in case those elements are added again. */
const choicesByElement = new WeakMap<Element, { tour: WireId; choices: QuoteChoices }>();

type UpdateChoices = (before: QuoteChoices) => QuoteChoices;

/** The choices in a quote box. They are lost when the screen closes, but come back if the element is added to the page again. */
export function useRestoredChoices(
  tour: WireId,
  initial: () => QuoteChoices,
): [QuoteChoices, (update: UpdateChoices) => void] {
  const { host } = useElement();
  const [choices, setChoices] = useState(() => {
    const saved = choicesByElement.get(host);
    return saved && isSameId(saved.tour, tour) ? saved.choices : initial();
  });
  useLayoutEffect(() => {
    choicesByElement.delete(host);
    return () => {
      if (!host.isConnected) choicesByElement.set(host, { tour, choices });
    };
  }, [host, tour, choices]);
  const change = (update: UpdateChoices) => {
    const saved = choicesByElement.get(host);
    // Text that was filled in without an event is read when its field is unmounted, which is after the box has been saved.
    if (saved) choicesByElement.set(host, { tour, choices: update(saved.choices) });
    setChoices(update);
  };
  return [choices, change];
}
