import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { SaleError } from '../../../../src/shared/sale/sale-error.tsx';
import { renderFeature } from '../../features/render-feature.tsx';

const again = () => screen.queryByRole('button', { name: 'Try again' });
const show = (error: Error) => {
  const tryAgain = vi.fn();
  return { tryAgain, ...renderFeature(<SaleError error={error} phase="voucher" tryAgain={tryAgain} />) };
};

it('a booking that the provider does not know: contact details and other ways on instead of another try', async () => {
  const { received } = show(new ApiError('http', { status: 404 }));
  await screen.findByText('This booking was not found');
  expect(again()).toBeNull();
  expect(screen.getByRole('link', { name: /^\+52 998 555 0142/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Transfers' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Things to do' })).toBeDefined();
  await waitFor(() =>
    expect(received).toEqual([
      { name: 'booking-error', detail: { code: 'http', phase: 'voucher', retryable: false } },
    ]),
  );
});

it.each([
  ['a server that fails', new ApiError('http', { status: 500 }), 'http'],
  ['a token that has expired', new ApiError('http', { status: 410 }), 'http'],
  ['a lost connection', new ApiError('network'), 'network'],
  ['an unreadable answer', new ApiError('bad-response', { status: 200 }), 'bad-response'],
])('%s may be tried again', async (_, error, code) => {
  const { received, tryAgain, visitor } = show(error);
  expect(screen.queryByText('This booking was not found')).toBeNull();
  await visitor.click(again() as HTMLElement);
  expect(tryAgain).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(received).toEqual([
      { name: 'booking-error', detail: { code, phase: 'voucher', retryable: true } },
    ]),
  );
});
