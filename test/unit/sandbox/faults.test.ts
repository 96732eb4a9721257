import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFaults } from '../../../demo/sandbox/faults.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

describe('the grammar', () => {
  it('reads resources, effects and times', () => {
    expect(parseFaults('settings=503*2,prices=800ms,all=drop')).toEqual([
      { resource: 'settings', effect: { status: 503 }, times: 2 },
      { resource: 'prices', effect: { delay: 800 }, times: Infinity },
      { resource: 'all', effect: { spoil: 'drop' }, times: Infinity },
    ]);
  });

  it.each([
    '',
    'settings',
    'settings=',
    'settings=200',
    'settings=600',
    'settings=slow',
    'nothing=500',
    'settings=500*0',
    'settings=500*',
    'settings=500,',
    'settings = 500',
    'settings=99999ms',
    'settings=toString',
    'SETTINGS=500',
  ])('refuses "%s"', (spec) => expect(parseFaults(spec)).toBeUndefined());

  it('is checked on every request', async () => {
    expect(await sandbox.json('/settings?lang=en&fault=oops')).toMatchObject({ issues: [{ path: 'fault' }] });
  });
});

describe('faults', () => {
  const status = async (fault: string) => (await sandbox.call(`/settings?lang=en&fault=${fault}`)).status;

  it('hit the named resource only', async () => {
    expect(await status('settings=500')).toBe(500);
    expect(await status('prices=500')).toBe(200);
    expect(await status('all=404')).toBe(404);
  });

  it('end after their times and start again after a reset', async () => {
    expect([
      await status('settings=500*2'),
      await status('settings=500*2'),
      await status('settings=500*2'),
    ]).toEqual([500, 500, 200]);
    await sandbox.call('/faults', { base: '/sandbox', method: 'DELETE' });
    expect(await status('settings=500*2')).toBe(500);
  });

  it('come by query, by header and by base path', async () => {
    expect((await sandbox.call('/settings?lang=en', { headers: { 'X-Fault': 'settings=502' } })).status).toBe(
      502,
    );
    expect((await sandbox.call('/settings?lang=en', { base: '/fault/settings=504*1/widget' })).status).toBe(
      504,
    );
    expect((await sandbox.call('/settings?lang=en', { base: '/fault/settings=504*1/widget' })).status).toBe(
      200,
    );
  });

  it('send Retry-After to any page', async () => {
    const { headers } = await sandbox.call('/settings?lang=en&fault=all=503');
    expect(headers.get('Retry-After')).toBe('1');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('corrupt answers', async () => {
    const answer = (effect: string) => sandbox.call(`/settings?lang=en&fault=settings=${effect}`);
    expect(await (await answer('empty')).text()).toBe('');
    expect(await (await answer('garbage')).text()).toContain('<h1>');
    const truncated = await (await answer('truncated')).text();
    expect(() => JSON.parse(truncated) as unknown).toThrow();
    expect(truncated).toMatch(/^\{"companyTitle"/);
  });

  it('delay answers', async () => {
    const start = performance.now();
    await sandbox.call('/settings?lang=en&fault=settings=60ms,all=60ms');
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  it('lose the answer of a checkout that was carried out', async () => {
    const body = checkoutRequest([arrivalLine()]);
    expect(await (await sandbox.call('/cart/checkout?fault=checkout=empty', { body })).text()).toBe('');
    const { token } = (await sandbox.json('/cart/checkout', { body })) as { token: string };
    expect((await sandbox.call(`/sales/${token}`)).status).toBe(200);
  });
});
