import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cardFormQuery } from '../../../src/api/payments.ts';
import { createQueryClient } from '../../../src/api/query-client.ts';
import { saleQuery } from '../../../src/api/sales.ts';
import { neverReplies, scriptedProvider } from '../../support/scripted-provider.ts';

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['the form for the card provider stays', cardFormQuery, 1],
  ['a sale is fetched again', saleQuery, 2],
])('when the browser is back online, %s', async (_, query, requested) => {
  const { context } = scriptedProvider(neverReplies);
  const client = createQueryClient();
  client.mount();
  const answer = vi.fn(() => Promise.resolve({} as never));
  const stop = new QueryObserver(client, { ...query(context, 'tok'), queryFn: answer } as never).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(answer).toHaveBeenCalledTimes(requested);
  stop();
  client.unmount();
});
