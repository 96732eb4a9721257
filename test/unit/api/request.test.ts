import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { requestUrl } from '../../../src/api/request-url.ts';
import { request } from '../../../src/api/request.ts';
import { json, neverReplies, scriptedProvider, text, type Reply } from '../../support/scripted-provider.ts';

const schema = v.object({ ok: v.boolean() });
const fine = json({ ok: true });

async function ask(reply: Reply, call: Partial<Parameters<typeof request>[1]> = {}, changes = {}) {
  const { requests, context } = scriptedProvider(reply);
  const answer: unknown = await request({ ...context, ...changes }, { path: '/x', schema, ...call });
  const [first] = requests;
  if (!first) throw new Error('Nothing was asked');
  return { ...first, answer };
}

describe('a request', () => {
  it('reads by default, accepts JSON and sends neither a body nor credentials', async () => {
    const { url, init, headers } = await ask(fine);
    expect(url).toBe('https://api.example/widget/x');
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect('body' in init).toBe(false);
    expect([...headers]).toEqual([['accept', 'application/json']]);
  });

  it('sends JSON with its content type', async () => {
    const { init, headers } = await ask(fine, { method: 'POST', body: { a: [1, { b: null }] } });
    expect(init).toMatchObject({ method: 'POST', body: '{"a":[1,{"b":null}]}' });
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('sends the development host only if there is one', async () => {
    const { headers } = await ask(fine, {}, { developmentHost: 'dev.example' });
    expect(headers.get('X-Development-Host')).toBe('dev.example');
    expect((await ask(fine, {}, { developmentHost: '' })).headers.has('X-Development-Host')).toBe(false);
  });

  test.each([
    ['no query', {}, false, '/x'],
    ['the preview flag alone', {}, true, '/x?preview=1'],
    ['a query and the preview flag', { lang: 'en' }, true, '/x?lang=en&preview=1'],
    ['what is undefined is left out', { a: undefined, b: 0, c: false, d: '' }, false, '/x?b=0&c=false&d='],
    ['special characters', { input: 'a&b=ñ é' }, false, '/x?input=a%26b%3D%C3%B1+%C3%A9'],
  ])('address: %s', (_, query, preview, expected) => {
    expect(requestUrl({ apiBase: 'https://api.example/widget', preview }, { path: '/x', query })).toBe(
      `https://api.example/widget${expected}`,
    );
  });

  describe('that was redirected and is refused by the target', () => {
    const elsewhere = Object.defineProperty(json({ message: 'Not found' }, { status: 404 }), 'redirected', {
      value: true,
    });
    const led = () => Promise.resolve(elsewhere);

    it('is a bad response if it was a POST, which the target never received', async () => {
      const sent = ask(led, { method: 'POST', body: {} });
      await expect(sent).rejects.toMatchObject({ code: 'bad-response', status: undefined });
    });
  });

  it.each<[string, Reply]>([
    ['that never answers', () => new Promise(() => undefined)],
    ['whose answer never ends', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('can be aborted with a fetch %s that ignores signals', async (_, deaf) => {
    const stop = new AbortController();
    const sent = expect(ask(deaf, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await Promise.resolve();
    stop.abort();
    await sent;
  });

  it('may be aborted before it starts', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(ask(neverReplies, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an answer', () => {
  test.each([
    ['as it stands', { ok: true }],
    ['in an envelope', { data: { ok: true } }],
    ['with unknown fields', { ok: true, more: 1 }],
  ])('is read %s', async (_, body) => {
    expect((await ask(json(body))).answer).toEqual({ ok: true });
  });

  it('is unwrapped only if the envelope contains nothing else, and only once', async () => {
    const data = v.object({ data: v.unknown() });
    expect((await ask(json({ data: 1, meta: 2 }), { schema: data })).answer).toEqual({ data: 1 });
    expect((await ask(json({ data: { data: 1 } }), { schema: data })).answer).toEqual({ data: 1 });
    expect((await ask(json([1]), { schema: v.array(v.number()) })).answer).toEqual([1]);
  });

  it('may have any successful status', async () => {
    expect((await ask(json({ ok: true }, { status: 201 }))).answer).toEqual({ ok: true });
  });
});

describe('a failure', () => {
  test.each([
    ['a page of HTML', text('<!doctype html><p>Hello')],
    ['half an answer', text('{"ok": tr')],
    ['an empty answer', text('')],
    ['no content', new Response(null, { status: 204 })],
    ['JSON of another shape', json({ ok: 'yes' })],
    ['JSON null', text('null')],
    ['an empty envelope', json({ data: null })],
  ])('%s with a status of success is a bad response', async (_, response) => {
    const status = response.status;
    await expect(ask(response)).rejects.toMatchObject({ name: 'ApiError', code: 'bad-response', status });
  });

  test.each([
    [400, '{"message":"Wrong date"}', 'Wrong date', true],
    [404, '<html>', undefined, false],
    [409, '{"message":"The price changed"}', 'The price changed', true],
    [422, '{"message":["a"]}', undefined, false],
    [422, '{"message":" "}', undefined, false],
    [500, '', undefined, false],
    [500, '{"error":"oops"}', undefined, false],
    [500, '{"message":"SQLSTATE 42"}', undefined, true],
    [503, '{"message":"Later"}', undefined, true],
  ])(
    'status %s with %j: for customers is %j, the provider spoke: %s',
    async (status, body, providerMessage, hasProviderMessage) => {
      await expect(ask(text(body, { status }))).rejects.toMatchObject({
        code: 'http',
        status,
        providerMessage,
        hasProviderMessage,
      });
    },
  );

  it('distinguishes a lost connection', async () => {
    await expect(ask(new TypeError('Failed to fetch'))).rejects.toMatchObject({
      code: 'network',
      status: undefined,
    });
  });

  it('never reveals the URL or the answer', async () => {
    const failing = ask(text('secret <token>', { status: 500 }), { path: '/sales/tok-secret' });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(String(error)).not.toContain('secret');
  });
});
