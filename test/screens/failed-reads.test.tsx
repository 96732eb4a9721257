import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';

const CONNECTION = 'Please check your connection.';
const PROBLEM = 'The booking service is having problems. Please try again in a few minutes.';
const UNREADABLE =
  'The booking service sent a response that we could not read. Please try again in a few minutes.';
const MISSING = 'The booking service could not find this. It may no longer be available.';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => new Response('{}', { status: code });
const page = () => new Response('<!doctype html>');

const timeouts: AbortController[] = [];
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Never answers in time. */
function slow() {
  for (const timeout of timeouts.splice(0)) timeout.abort(new DOMException('', 'TimeoutError'));
  return lost();
}

describe('a failed read shows the reason', () => {
  test.each([
    ['network', 'a lost connection', lost, CONNECTION],
    ['timeout', 'no answer in time', slow, CONNECTION],
    ['http', 'a server that fails', status(500), PROBLEM],
    ['http', 'a request that is refused', status(403), PROBLEM],
    ['bad-response', 'an answer of another shape', page, UNREADABLE],
    ['http', 'nothing there', status(404), MISSING],
  ] as const)('%s: %s', async (code, _, answer, text) => {
    let fails = true;
    const answers = { '/extras': () => (fails ? answer() : []) };
    const { received, visitor } = openStorefront('/extras', { answers });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`This could not be loaded${text} Nothing that you entered is lost.`);
    await waitFor(() =>
      expect(received).toContainEqual({
        name: 'booking-error',
        detail: { code, phase: 'extras', retryable: true },
      }),
    );
    fails = false;
    await visitor.click(await button('Try again'));
    await screen.findByText('There are no extras at the moment.');
  });

  it('in Spanish, too', async () => {
    const { storefront } = openStorefront('/extras', { answers: { '/extras': status(500) } });
    await heading('Complement your transportation');
    storefront.state.session.chooseLanguage('es');
    await screen.findByText(/El servicio de reservas tiene un problema/);
  });
});

describe('a failed start shows the reason', () => {
  test.each([
    ['a lost connection', lost, 'Please check your connection and try again.'],
    ['a server that fails', status(500), PROBLEM],
    ['an answer of another shape', page, UNREADABLE],
  ] as const)('%s', async (_, answer, text) => {
    const { received } = openStorefront('/', { answers: { '/settings': answer } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Booking is not available right now');
    expect(alert.textContent).toContain(text);
    await waitFor(() =>
      expect(received).toContainEqual({
        name: 'booking-error',
        detail: { code: 'settings', phase: 'start', retryable: true },
      }),
    );
  });
});
