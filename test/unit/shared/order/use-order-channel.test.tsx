import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderChannel } from '../../../../src/shared/order/order-channel.ts';
import { useOrderChannel } from '../../../../src/shared/order/use-order-channel.ts';
import { renderFeature } from '../../features/render-feature.tsx';

afterEach(() => void vi.restoreAllMocks());

/** What a screen gets from the channel in its first layout effect. */
function resultAtOnce<Result>(use: (channel: OrderChannel) => Result): {
  first: Result | undefined;
  key: string;
} {
  let first: Result | undefined;
  function Probe() {
    const channel = useOrderChannel();
    useLayoutEffect(() => {
      first ??= use(channel);
    });
    return null;
  }
  const { storefront } = renderFeature(<Probe />);
  return { first, key: storefront.key };
}

it('an order waits for other tabs, however early it is sent', async () => {
  const request = vi.fn(async (_: string, __: unknown, work: () => Promise<unknown>) => work());
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  const { first, key } = resultAtOnce(({ withTabLock }) => withTabLock(() => Promise.resolve('sent')));
  expect(await first).toBe('sent');
  expect(request.mock.calls.map(([name]) => name)).toEqual([`booking-elements:orders:${key}`]);
});

it('an order that is sent at once learns what another tab has sent', async () => {
  const sent = { id: 'a', order: 'o', cart: 'c', lines: [], outcome: 'unknown' };
  const channels: BroadcastChannel[] = [];
  /** Like the browser's, with one other tab that answers a moment later. */
  class Channel {
    onmessage: ((event: { data: string }) => void) | null = null;
    close = () => undefined;
    constructor() {
      channels.push(this as unknown as BroadcastChannel);
    }
    postMessage() {
      const data = JSON.stringify({ from: 'another tab', asks: false, sent: [sent] });
      setTimeout(() => this.onmessage?.({ data }), 20);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const { first } = resultAtOnce(({ askForAttempts }) => askForAttempts());
  expect(await first).toEqual([sent]);
  expect(channels).toHaveLength(1);
  vi.unstubAllGlobals();
});
