// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = () => Promise.resolve(Response.json({ ok: true }));
const consumed = async () => {
  const response = await answer();
  void response.text();
  return response;
};

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module anew, because it warns once per page. */
async function ask(pageFetch: unknown) {
  vi.stubGlobal('fetch', pageFetch);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const module = await import('../../../../src/platform/page/page-fetch.ts');
  const send = () => module.pageFetch('https://api.example/x', { method: 'GET' });
  return { send, said: () => warn.mock.calls.map((all) => all.map(String).join(' ')) };
}

test.each([
  ['of the browser’s kind', answer],
  ['that is only a thenable', () => ({ then: (...settle: [never]) => void answer().then(...settle) })],
  ['that can only be read as JSON', () => ({ ok: true, status: 200, json: () => ({ ok: true }) })],
  ['that can only be read as text', () => ({ ok: true, status: 200, text: () => '{"ok":true}' })],
])('an answer %s is read', async (_, pageFetch) => {
  const { send, said } = await ask(pageFetch);
  expect(await (await send()).clone().json()).toEqual({ ok: true });
  expect(said()).toEqual([]);
});

test.each([
  [
    'throws',
    () => {
      throw new RangeError('mine');
    },
    /RangeError: mine/,
  ],
  ['rejects', () => Promise.reject(new RangeError('mine')), /RangeError: mine/],
  ['returns nothing', () => undefined, /returned undefined instead of a response/],
  ['resolves with nothing', () => Promise.resolve(null), /returned null instead of a response/],
  ['reads the body itself', consumed, /body of its response has already been read/],
  ['is gone', undefined, /not a function/],
])(
  'a page’s fetch that %s: the request fails, and the console says why, once',
  async (_, pageFetch, cause) => {
    const { send, said } = await ask(pageFetch);
    await expect(send()).rejects.toThrow();
    await expect(send()).rejects.toThrow();
    expect(said()).toEqual([expect.stringMatching(/This page has replaced the browser’s fetch/)]);
    expect(said()[0]).toMatch(cause);
  },
);

test('a lost connection is not the page’s fault', async () => {
  const { send, said } = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send()).rejects.toThrow('Failed to fetch');
  expect(said()).toEqual([]);
});
