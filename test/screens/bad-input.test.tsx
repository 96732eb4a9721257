import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { openElement } from './open-element.tsx';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

afterEach(() => vi.restoreAllMocks());

function recordWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mock.calls.map((words) => words.join(' '));
}

describe('settings', () => {
  test.each<[string, () => unknown]>([
    ['an HTML page', () => new Response('<!doctype html><h1>Gateway</h1>')],
    ['nothing', () => new Response('')],
    ['half of the answer', () => new Response('{"companyTitle":"Cos')],
    ['a list', () => []],
    ['no currency', () => ({ companyTitle: 'Costa', currencies: [] })],
  ])('that are %s show an error and can be retried', async (_, answer) => {
    let isBroken = true;
    const { visitor, received } = openStorefront('/', {
      answers: { '/settings': () => (isBroken ? answer() : undefined) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Booking is not available right now');
    await waitFor(() =>
      expect(received).toContainEqual({
        name: 'booking-error',
        detail: { code: 'settings', phase: 'start', retryable: true },
      }),
    );
    isBroken = false;
    await visitor.click(await button('Try again'));
    await heading('Airport Transportation');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with almost nothing in them are enough for a storefront', async () => {
    const answer = {
      currencies: ['usd'],
      hasTransfers: 1,
      logoUrl: 'javascript:alert(1)',
      contactPhone: null,
    };
    openStorefront('/transfers', { answers: { '/settings': () => answer } });
    await button('Search');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByLabelText('Currency')).toBeNull();
  });
});

describe('attributes', () => {
  it('that are invalid log a warning and fall back to the default', async () => {
    const warnings = recordWarnings();
    const wrong = {
      lang: 'klingon',
      currency: 'doubloons',
      'color-scheme': 'sepia',
      density: 'loose',
      radius: 'round',
      'primary-color': 'not-a-colour',
      routing: 'tunnel',
      navigation: 'some',
    };
    vi.stubGlobal('CSS', { ...CSS, supports: () => false });
    openElement('booking-engine', wrong);
    vi.unstubAllGlobals();
    await heading('Airport Transportation');
    expect(await field('Language')).toHaveProperty('value', 'en');
    expect(await field('Currency')).toHaveProperty('value', 'usd');
    for (const attribute of Object.keys(wrong))
      expect(
        warnings().filter((text) => text.includes(`[booking-engine] attribute "${attribute}"`)),
      ).toHaveLength(1);
  });

  it('cannot select a currency that the company does not accept', async () => {
    const warnings = recordWarnings();
    openElement('booking-engine', { currency: 'jpy' });
    expect(await field('Currency')).toHaveProperty('value', 'usd');
    await waitFor(() => expect(warnings()).toContainEqual(expect.stringMatching(/currency.*jpy/s)));
  });
});
