// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { request } from '../../../src/api/client.ts';
import { json, lostConnection, scriptedProvider, silence, text } from '../../support/scripted-provider.ts';
import type { Turn } from '../../support/scripted-provider.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const schema = v.object({ ok: v.boolean() });
const fine = json({ ok: true });
const status = (code: number, headers?: HeadersInit) =>
  text('', { status: code, ...(headers && { headers }) });

/** Starts a call; `outcome` tells what became of it so far. */
function start(turns: Turn[], call: Partial<Parameters<typeof request>[1]> = {}) {
  const { asked, context } = scriptedProvider(...turns);
  const outcome: { value?: unknown; error?: unknown } = {};
  void request(context, { path: '/x', schema, ...call }).then(
    (value: unknown) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  );
  return { asked, outcome };
}

const passing: [string, Turn][] = [
  ['a lost connection', lostConnection],
  ['429', status(429)],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
];

describe('a read that meets a passing fault', () => {
  test.each(passing)(
    '%s: is tried again after half a second, and once more after one and a half',
    async (_, turn) => {
      const { asked, outcome } = start([turn, turn, fine]);
      await vi.advanceTimersByTimeAsync(499);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1499);
      expect(asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(3);
      expect(outcome).toEqual({ value: { ok: true } });
    },
  );

  test.each(passing)('%s: fails after the third try', async (_, turn) => {
    const { asked, outcome } = start([turn]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    expect(outcome.error).toMatchObject({
      name: 'ApiError',
      code: turn instanceof Error ? 'network' : 'http',
    });
  });

  it('sends the same again', async () => {
    const { asked } = start([status(503), fine], { method: 'POST', body: { input: 'x' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(asked[1]?.init.body).toBe(asked[0]?.init.body);
    expect(asked[1]?.url).toBe(asked[0]?.url);
  });

  it('counts a connection that is lost half way through an answer', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const { outcome } = start([() => Promise.resolve(new Response(broken)), fine]);
    await vi.advanceTimersByTimeAsync(500);
    expect(outcome).toEqual({ value: { ok: true } });
  });
});

describe('how long the provider wants us to wait', () => {
  test.each([
    ['seconds', '2', 2000],
    ['a date', 'Mon, 01 Jun 2026 12:00:03 GMT', 3000],
    ['less than our own delay', '0', 500],
    ['a date that is over', 'Mon, 01 Jun 2026 11:00:00 GMT', 500],
    ['nonsense', 'soon', 500],
    ['at most ten seconds', '3600', 10_000],
  ])('Retry-After: %s', async (_, header, delay) => {
    const { asked } = start([status(429, { 'Retry-After': header }), fine]);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });
});

describe('what is never tried again', () => {
  test.each([400, 401, 404, 409, 422, 500, 501])('status %s', async (code) => {
    const { asked, outcome } = start([status(code)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(outcome.error).toMatchObject({ code: 'http', status: code });
  });

  it('an answer of another shape', async () => {
    const { asked } = start([text('<html>')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  test.each(passing)('a call that books or charges: %s', async (_, turn) => {
    const { asked, outcome } = start([turn], { method: 'POST', retry: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(outcome.error).toMatchObject({ name: 'ApiError' });
  });
});

describe('patience and abort', () => {
  /** Node's own timer for signals is out of reach of fake timers. */
  function timeoutSignals() {
    const stops: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const stop = new AbortController();
      stops.push(stop);
      return stop.signal;
    });
    return { stops, timeout };
  }

  it('waits 15 seconds for an answer and does not ask again', async () => {
    const { stops, timeout } = timeoutSignals();
    const { asked, outcome } = start([silence]);
    await vi.advanceTimersByTimeAsync(0);
    expect(timeout).toHaveBeenCalledWith(15_000);
    stops[0]?.abort(new DOMException('', 'TimeoutError'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    expect(outcome.error).toMatchObject({ name: 'ApiError', code: 'timeout' });
  });

  it('gives each try its own 15 seconds', async () => {
    const { stops } = timeoutSignals();
    start([status(503), fine]);
    await vi.advanceTimersByTimeAsync(500);
    expect(stops).toHaveLength(2);
  });

  it('stops a request that nobody waits for any more', async () => {
    const stop = new AbortController();
    const { asked, outcome } = start([silence], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(asked).toHaveLength(1);
    expect(outcome.error).toMatchObject({ name: 'AbortError' });
  });

  it('stops while it waits for the next try, and leaves no timer behind', async () => {
    const stop = new AbortController();
    const { asked, outcome } = start([status(503), fine], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });
});
