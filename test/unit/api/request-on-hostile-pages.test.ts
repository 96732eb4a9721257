import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../src/api/request.ts';
import { object } from '../../../src/schema/object.ts';
import { cleanPrototypes, pollute } from '../../support/pollute.ts';
import { scriptedProvider, text } from '../../support/scripted-provider.ts';

const body = {
  cart: { transfers: [{ adults: 2, returnDatetime: null, tags: ['a', 'b'] }], tours: [], extras: [] },
  couponCode: '',
  note: undefined,
};

async function send() {
  const { requests, context } = scriptedProvider(text('{"ok":true}'));
  const schema = object({ ok: v.boolean() });
  const query = { lang: 'en', limit: 3 };
  const read = await request(context, { path: '/tours', query, schema });
  const written = await request(context, { method: 'POST', path: '/cart/summary', body, schema });
  return {
    answers: [read, written],
    requests: requests.map(({ url, init, headers }) => ({
      url,
      method: init.method,
      body: init.body,
      credentials: init.credentials,
      headers: [...headers],
    })),
  };
}

let onABarePage: Awaited<ReturnType<typeof send>>;
beforeEach(async () => {
  onABarePage = await send();
});

describe('a request is sent unchanged', () => {
  afterEach(cleanPrototypes);

  it('on a page whose `toJSON` turns lists and objects into texts', async () => {
    for (const prototype of [Array.prototype, Object.prototype, String.prototype, Number.prototype]) {
      pollute(prototype, 'toJSON', () => '"hijacked"');
    }
    expect(await send()).toEqual(onABarePage);
  });

  it('on a page that adds to every object what a request could take for an option', async () => {
    const options = { method: 'DELETE', body: 'x', credentials: 'include', mode: 'no-cors', keepalive: true };
    for (const [key, value] of Object.entries(options)) pollute(Object.prototype, key, value);
    pollute(Object.prototype, 'lang', 'xx');
    expect(await send()).toEqual(onABarePage);
  });

  it('on a page whose additions are read-only', async () => {
    const descriptor = { configurable: true, get: () => 'DELETE', set: () => undefined };
    Object.defineProperty(Object.prototype, 'method', descriptor);
    try {
      expect(await send()).toEqual(onABarePage);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'method');
    }
  });

  it('on a page whose wrapper of fetch treats options as a plain object', async () => {
    pollute(Object.prototype, 'body', 'x');
    const { requests, context } = scriptedProvider(text('{"ok":true}'));
    await request(context, { path: '/x', schema: object({ ok: v.boolean() }) });
    const init = requests[0]?.init;
    expect(Object.getPrototypeOf(init)).toBe(Object.prototype);
    expect(init?.body).toBeUndefined();
  });

  it('on a page that adds functions to lists', async () => {
    pollute(Array.prototype, 'each', () => undefined);
    pollute(Array.prototype, 'reduce', () => 'mine');
    pollute(Array.prototype, 'entries', () => 'mine');
    expect(await send()).toEqual(onABarePage);
  });
});
