import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createQueryClient } from '../../../src/api/query-client.ts';
import { request } from '../../../src/api/request.ts';
import { cleanPrototypes, pollute } from '../../support/pollute.ts';
import {
  json,
  lostConnection,
  neverReplies,
  scriptedProvider,
  text,
} from '../../support/scripted-provider.ts';
import type { Reply } from '../../support/scripted-provider.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const schema = v.object({ ok: v.boolean() });
const fine = json({ ok: true });
const status = (code: number, headers?: HeadersInit) =>
  text('', { status: code, ...(headers && { headers }) });

/** Starts a read; `outcome` is its result so far. */
function start(replies: Reply[], call: Partial<Parameters<typeof request>[1]> = {}) {
  const { requests, context } = scriptedProvider(...replies);
  const outcome: { value?: unknown; error?: unknown } = {};
  const client = createQueryClient();
  const read = client.query({
    queryKey: ['x'],
    queryFn: ({ signal }) => request(context, { path: '/x', schema, signal, ...call }),
  });
  void read.then(
    (value: unknown) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  );
  return { requests, outcome, stop: () => client.cancelQueries() };
}

const transient: [string, Reply][] = [
  ['a lost connection', lostConnection],
  ['429', status(429)],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
];

describe('a read with a transient error', () => {
  test.each(transient)(
    '%s: is tried again after half a second, and once more after one and a half',
    async (_, reply) => {
      const { requests, outcome } = start([reply, reply, fine]);
      await vi.advanceTimersByTimeAsync(499);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1499);
      expect(requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(3);
      expect(outcome).toEqual({ value: { ok: true } });
    },
  );

  test.each(transient)('%s: fails after the third attempt', async (_, reply) => {
    const { requests, outcome } = start([reply]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
    expect(outcome.error).toMatchObject({
      name: 'ApiError',
      code: reply instanceof Error ? 'network' : 'http',
    });
  });

  it('repeats the same request', async () => {
    const { requests } = start([status(503), fine], { method: 'POST', body: { input: 'x' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(requests[1]?.init.body).toBe(requests[0]?.init.body);
    expect(requests[1]?.url).toBe(requests[0]?.url);
  });

  it('is also retried if the connection is lost in the middle of an answer', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const { outcome } = start([() => Promise.resolve(new Response(broken)), fine]);
    await vi.advanceTimersByTimeAsync(500);
    expect(outcome).toEqual({ value: { ok: true } });
  });
});

describe('the delay that the provider requests', () => {
  test.each([
    ['seconds', '2', 2000],
    ['a date', 'Mon, 01 Jun 2026 12:00:03 GMT', 3000],
    ['a shorter delay than ours', '0', 500],
    ['a date that has passed', 'Mon, 01 Jun 2026 11:00:00 GMT', 500],
    ['nonsense', 'soon', 500],
    ['at most ten seconds', '3600', 10_000],
  ])('Retry-After: %s', async (_, header, delay) => {
    const { requests } = start([status(429, { 'Retry-After': header }), fine]);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });
});

describe('not retried', () => {
  test.each([400, 401, 404, 409, 422, 500, 501])('a read that fails with status %s', async (code) => {
    const { requests, outcome } = start([status(code)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(outcome.error).toMatchObject({ code: 'http', status: code });
  });

  it('a read whose answer has the wrong shape', async () => {
    const { requests } = start([text('<html>')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  test.each(transient)('a request that books or charges: %s', async (_, reply) => {
    const { requests, context } = scriptedProvider(reply);
    const sent = request(context, { method: 'POST', path: '/x', schema });
    const failed = expect(sent).rejects.toMatchObject({ name: 'ApiError' });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(1);
  });
});

describe('timeout and abort', () => {
  /** Fake timers do not affect Node's own timer for signals. */
  function timeoutSignals() {
    const stops: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const stop = new AbortController();
      stops.push(stop);
      return stop.signal;
    });
    return { stops, timeout };
  }

  it('times out after 15 seconds without a retry', async () => {
    const { stops, timeout } = timeoutSignals();
    const { requests, outcome } = start([neverReplies]);
    await vi.advanceTimersByTimeAsync(0);
    expect(timeout).toHaveBeenCalledWith(15_000);
    stops[0]?.abort(new DOMException('', 'TimeoutError'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(outcome.error).toMatchObject({ name: 'ApiError', code: 'timeout' });
  });

  it('gives each attempt its own 15 seconds', async () => {
    const { stops } = timeoutSignals();
    start([status(503), fine]);
    await vi.advanceTimersByTimeAsync(500);
    expect(stops).toHaveLength(2);
  });

  it('aborts a request that is no longer needed', async () => {
    const { requests, outcome, stop } = start([neverReplies]);
    await vi.advanceTimersByTimeAsync(0);
    void stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect(requests).toHaveLength(1);
    expect(outcome.error).toBeInstanceOf(Error);
  });

  it('can be aborted while it waits for the next attempt', async () => {
    const { requests, outcome, stop } = start([status(503), fine]);
    await vi.advanceTimersByTimeAsync(100);
    void stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });
});

describe('every request has its own cache entry', () => {
  afterEach(cleanPrototypes);

  it('on a page whose `toJSON` turns all lists into the same text', async () => {
    pollute(Array.prototype, 'toJSON', () => 'x');
    const client = createQueryClient();
    const answers = ['a', 'b'].map((name) =>
      client.query({ queryKey: ['named', { name }], queryFn: () => Promise.resolve(name) }),
    );
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
    expect(client.getQueryData(['named', { name: 'b' }])).toBe('b');
  });
});
