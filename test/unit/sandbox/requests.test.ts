import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages, wireLanguageOf } from '../../../src/schema/language.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

describe('headers', () => {
  it.each([
    ['another Accept', { Accept: '*/*' }, 'headers.accept'],
    ['a cookie', { Cookie: 'id=1' }, 'headers.cookie'],
    ['a development host that is none', { 'X-Development-Host': 'not a host' }, 'headers.x-development-host'],
  ])('refuses %s', async (_what, headers, path) => {
    const response = await sandbox.call('/settings?lang=en', { headers });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ path }] });
  });

  it('accepts a development host', async () => {
    const headers = { 'X-Development-Host': 'localhost:5173' };
    expect((await sandbox.call('/settings?lang=en', { headers })).status).toBe(200);
  });
});

it.each(languages)('answers a storefront in every language: %s', async (language) => {
  expect((await sandbox.call(`/settings?lang=${wireLanguageOf(language)}`)).status).toBe(200);
});

describe('bodies', () => {
  const prices = {
    from: 'cun',
    to: 'tulum',
    serviceDateTime: null,
    returnDateTime: null,
    adults: 2,
    kids: 0,
    currency: 'usd',
    lang: 'en',
    sessionToken: 'search-01',
  };

  it.each([
    ['an unknown key', { ...prices, extra: 1 }],
    ['a missing key', { ...prices, serviceDateTime: undefined }],
    ['a number as text', { ...prices, adults: '2' }],
    ['no adults', { ...prices, adults: 0 }],
    ['a date without a time', { ...prices, serviceDateTime: '2026-06-11' }],
    ['a date that does not exist', { ...prices, serviceDateTime: '2026-02-30 10:00:00' }],
    ['a currency in capitals', { ...prices, currency: 'USD' }],
    ['an unknown place', { ...prices, to: 'atlantis' }],
    ['no JSON', '{"from"'],
  ])('refuses %s', async (_what, body) => {
    expect((await sandbox.call('/transfers/prices', { body })).status).toBe(422);
  });

  it('refuses a body of another content type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await sandbox.call('/transfers/prices', { body: prices, headers })).status).toBe(422);
  });
});

describe('cross-origin', () => {
  it('is open to any page, without credentials, failures included', async () => {
    for (const path of ['/settings?lang=en', '/settings', '/nothing']) {
      const { headers } = await sandbox.call(path, { headers: { Origin: 'https://hotel.example' } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
  });

  it('answers preflights, regardless of requested faults', async () => {
    const response = await sandbox.app.request('/fault/all=500/widget/cart/summary', {
      method: 'OPTIONS',
      headers: { Origin: 'https://hotel.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Max-Age')).toBe('600');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'content-type,accept,x-development-host,x-fault,x-moved',
    );
  });
});

describe('the journal', () => {
  it('remembers what was refused until it is emptied', async () => {
    await sandbox.call('/settings?lang=xx');
    const read = () => sandbox.json('/rejections', { base: '/sandbox' });
    expect(await read()).toMatchObject([
      { method: 'GET', path: '/settings', issues: [{ path: 'query.lang' }] },
    ]);
    await sandbox.call('/rejections', { base: '/sandbox', method: 'DELETE' });
    expect(await read()).toEqual([]);
  });

  it('remembers the last 500 requests', async () => {
    for (let count = 0; count < 501; count++) await sandbox.call(`/places/nowhere-${count}`);
    const requests = await sandbox.json('/requests', { base: '/sandbox' });
    expect(requests).toHaveLength(500);
    expect(requests).toMatchObject({ 0: { method: 'GET', path: '/places/nowhere-1', body: null } });
  });
});
