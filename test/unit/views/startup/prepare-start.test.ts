import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import { buildStorefront } from '../../../../src/storefront/storefront.ts';
import { currentSession } from '../../../../src/storefront/current-session.ts';
import { prepareStart } from '../../../../src/views/startup/prepare-start.ts';
import { messagesQuery } from '../../../../src/views/startup/use-messages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('waits for the settings and the messages', async () => {
  const { storefront, answer } = open();
  const done = trackSettled(prepareStart(storefront, 'first-screen'));
  await vi.advanceTimersByTimeAsync(200);
  expect(done()).toBe(false);
  answer(Response.json({ companyTitle: 'Costa Clara', currencies: ['usd'] }));
  await responsesRead();
  expect(done()).toBe(true);
  expect(currentSession(storefront).settings?.companyTitle).toBe('Costa Clara');
  const { queryKey } = messagesQuery('en', 'first-screen');
  expect(storefront.queryClient.getQueryData(queryKey)).toBeDefined();
});

test('does not reject if a request fails, because the screen reports that', async () => {
  const { storefront, answer } = open();
  const done = trackSettled(prepareStart(storefront, 'first-screen'));
  answer(new Response('', { status: 404 }));
  await responsesRead();
  expect(done()).toBe(true);
});

test.each([
  [299, false],
  [300, true],
])('after %i ms without a response, the screen renders: %s', async (wait, isReady) => {
  const { storefront } = open();
  const done = trackSettled(prepareStart(storefront, 'first-screen'));
  await vi.advanceTimersByTimeAsync(wait);
  expect(done()).toBe(isReady);
});

function open() {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const identity = {
    apiBase: 'https://api.example',
    developmentHost: undefined,
    preview: false,
    cartScope: '',
  };
  const storefront = buildStorefront({ identity, storage: memoryStorage(), fetch: () => answered });
  return { storefront, answer };
}

/** Lets all responses be read without advancing the clock. */
async function responsesRead(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(0);
}

function trackSettled(preparation: Promise<unknown>): () => boolean {
  let isDone = false;
  void preparation.then(() => (isDone = true));
  return () => isDone;
}
