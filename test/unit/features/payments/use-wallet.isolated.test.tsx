import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWallet } from '../../../../src/features/payments/use-wallet.ts';
import type { WalletButtonsPayment } from '../../../../src/platform/third-party/show-wallet-buttons.ts';
import { renderFeature } from '../render-feature.tsx';
import { heldAnswer } from '../storefront-with.ts';

/** Stands in for the wallet's script. */
const wallet = vi.hoisted(() => ({
  buttons: undefined as WalletButtonsPayment | undefined,
  removed: 0,
  isBlocked: false,
}));
vi.mock('../../../../src/platform/third-party/show-wallet-buttons.ts', () => ({
  showWalletButtons: (_container: HTMLElement, _wanted: object, buttons: WalletButtonsPayment) => {
    if (wallet.isBlocked) return Promise.reject(new Error('blocked'));
    wallet.buttons = buttons;
    return Promise.resolve(() => {
      wallet.removed++;
    });
  },
}));
afterEach(() => void (wallet.isBlocked = false));

function Wallet() {
  const order = { clientId: 'c', orderId: 'o', currency: 'usd' };
  const { status, lastAttempt, tryAgain } = useWallet('tok', order);
  return (
    <>
      <output aria-label="state">{JSON.stringify({ buttons: status, notice: lastAttempt })}</output>
      <button onClick={tryAgain}>again</button>
    </>
  );
}

const state = () => JSON.parse(screen.getByLabelText('state').textContent) as Record<string, unknown>;
const becomes = (expected: object) => waitFor(() => expect(state()).toMatchObject(expected));

async function open(answer?: () => unknown, query = '') {
  const rendered = renderFeature(<Wallet />, {
    answers: { '/cart/checkout/payments/paypal/tok/capture': answer ?? (() => undefined) },
  });
  act(() => rendered.storefront.navigate(`/cart/checkout/payments/paypal/tok${query}`, 'api'));
  await waitFor(() => expect(state()['buttons']).not.toBe('loading'));
  const approve = () => act(async () => wallet.buttons?.onApprove('o'));
  return { ...rendered, approve };
}

const captured = { purchase_units: [{}] };
const walletError = { name: 'booking-error', detail: { code: 'wallet', phase: 'wallet', retryable: true } };

describe('a payment that is captured', () => {
  it('leads to its result, which reports it', async () => {
    const { storefront, received, approve } = await open(() => captured);
    await approve();
    await waitFor(() => expect(storefront.path).toBe('/payments/tok'));
    expect(received).toEqual([]);
  });

  it('leads to the confirmation if the checkout requests it, and is reported here', async () => {
    const { storefront, received, approve } = await open(() => captured, '?action=tocart');
    await approve();
    await waitFor(() => expect(storefront.path).toBe('/cart/success/tok'));
    expect(received).toEqual([{ name: 'booking-payment-result', detail: { status: 'completed' } }]);
  });
});

it('a captured payment is shown and reported from fresh answers', async () => {
  const { storefront, approve } = await open(() => captured);
  const cached = [
    ['payment', 'tok', {}],
    ['sale', 'tok'],
  ];
  for (const queryKey of cached) storefront.queryClient.setQueryData(queryKey, { status: 'pending' });
  await approve();
  await waitFor(() => expect(storefront.path).toBe('/payments/tok'));
  for (const queryKey of cached) expect(storefront.queryClient.getQueryData(queryKey)).toBeUndefined();
});

describe('a payment that is not captured', () => {
  it('with a card that was declined starts again in the wallet, without an error', async () => {
    const { received, approve } = await open(() => ({ details: [{ issue: 'INSTRUMENT_DECLINED' }] }));
    await expect(approve()).resolves.toBe('restart');
    await becomes({ notice: { outcome: 'declined' } });
    expect(received).toEqual([]);
  });

  it.each<[string, (() => unknown) | undefined, object]>([
    [
      'that the provider rejects has failed',
      () => ({ details: [{ issue: 'X', description: 'No funds' }], debug_id: 'f00' }),
      { outcome: 'failed', description: 'No funds', debugId: 'f00' },
    ],
    ['that the provider does not know has failed', undefined, { outcome: 'failed', description: '' }],
    [
      'that the provider refuses has failed, in its words',
      () => Response.json({ message: 'Not this order' }, { status: 422 }),
      { outcome: 'failed', description: 'Not this order' },
    ],
    ['without a readable answer may have been charged', () => 'soon', { outcome: 'unknown' }],
    ['whose answer says nothing of it may have been charged', () => ({}), { outcome: 'unknown' }],
    ...[408, 460, 499, 500, 502, 503, 504, 520, 524, 527].flatMap((status) =>
      [JSON.stringify({ message: 'Endpoint request timed out' }), '<h1>Bad gateway</h1>'].map(
        (body): [string, () => unknown, object] => [
          `that a gateway answered with ${status} ${body} may have been charged`,
          () => new Response(body, { status }),
          { outcome: 'unknown' },
        ],
      ),
    ),
  ])('%s', async (_, answer, notice) => {
    const { storefront, received, approve } = await open(answer);
    await expect(approve()).resolves.toBe('done');
    await becomes({ notice });
    await waitFor(() => expect(received).toEqual([walletError]));
    expect(storefront.path).toContain('/paypal/tok');
  });

  it.each<[string, (buttons: WalletButtonsPayment) => void]>([
    ['cancelled', ({ onCancel }) => onCancel()],
    ['failed', ({ onError }) => onError()],
  ])('a %s attempt does not hide that an earlier one may have been charged', async (_, end) => {
    const { approve } = await open(() => 'soon');
    await approve();
    await becomes({ notice: { outcome: 'unknown' } });
    act(() => wallet.buttons && end(wallet.buttons));
    await becomes({ notice: { outcome: 'unknown' } });
  });

  it('buttons that can no longer be loaded do not hide that an attempt may have been charged', async () => {
    const { approve, visitor } = await open(() => 'soon');
    await approve();
    await becomes({ notice: { outcome: 'unknown' } });
    wallet.isBlocked = true;
    await visitor.click(screen.getByRole('button', { name: 'again' }));
    await becomes({ buttons: 'blocked', notice: { outcome: 'unknown' } });
  });

  it('a cancelled first attempt shows a notice', async () => {
    await open();
    act(() => wallet.buttons?.onCancel());
    await becomes({ notice: { outcome: 'cancelled' } });
  });
});

it.each([
  ['captured', captured],
  ['declined', { details: [{ issue: 'INSTRUMENT_DECLINED' }] }],
  ['refused', { details: [{ issue: 'X' }] }],
])('the notice that it was %s disappears with the screen', async (_, answer) => {
  const held = heldAnswer(answer);
  const { storefront, received } = await open(held.answer, '?action=tocart');
  const approving = wallet.buttons?.onApprove('o');
  await becomes({ notice: { outcome: 'pending' } });
  cleanup();
  storefront.navigate('/transfers', 'user');
  held.give();
  await expect(approving).resolves.toBe('done');
  expect(storefront.path).toBe('/transfers');
  expect(received).toEqual([]);
});

it('without its script there are no buttons until another try brings them; they go with the screen', async () => {
  wallet.isBlocked = true;
  const { received, visitor } = await open();
  expect(state()).toEqual({ buttons: 'blocked' });
  await waitFor(() => expect(received).toEqual([walletError]));
  wallet.isBlocked = false;
  const removed = wallet.removed;
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  await becomes({ buttons: 'ready' });
  expect(wallet.removed).toBe(removed);
  await visitor.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(wallet.removed).toBe(removed + 1));
});
