import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { QuoteModel } from '../../../../../src/features/tours/quote/use-quote.ts';
import { useScrollToTimes } from '../../../../../src/features/tours/quote/use-scroll-to-times.ts';

function quoteOf(date: string, isPending: boolean): QuoteModel {
  return { choices: { date }, times: { isPending } } as QuoteModel;
}

/** The hook, with a date whose times have loaded. */
function renderTimes() {
  const times = document.createElement('div');
  const scrollIntoView = vi.spyOn(times, 'scrollIntoView').mockReturnValue();
  const timesRef = { current: times };
  const endRef = { current: null };
  const { result, rerender } = renderHook((quote: QuoteModel) => useScrollToTimes(quote, timesRef, endRef), {
    initialProps: quoteOf('2026-12-05', false),
  });
  return { choose: (date: string) => result.current(date), rerender, scrollIntoView };
}

test('scrolls to the times of another date once they have loaded', () => {
  const { choose, rerender, scrollIntoView } = renderTimes();
  choose('2026-12-06');
  rerender(quoteOf('2026-12-06', true));
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(quoteOf('2026-12-06', false));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('scrolls to cached times at once', () => {
  const { choose, rerender, scrollIntoView } = renderTimes();
  choose('2026-12-06');
  rerender(quoteOf('2026-12-06', false));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('does not scroll when the party changes after the same date was chosen again', () => {
  const { choose, rerender, scrollIntoView } = renderTimes();
  choose('2026-12-05');
  rerender(quoteOf('2026-12-05', true));
  rerender(quoteOf('2026-12-05', false));
  expect(scrollIntoView).not.toHaveBeenCalled();
});
