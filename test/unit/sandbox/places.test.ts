import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

describe('settings', () => {
  it('returns what the storefront needs to start', async () => {
    expect(await sandbox.json('/settings?lang=en')).toMatchObject({
      companyTitle: 'Costa Clara Transfers',
      currencies: ['usd', 'mxn', 'eur'],
      hasTransfers: true,
      hasExtras: true,
      tourCategories: [{ name: 'Day trips', slug: 'tours' }, {}, {}, { slug: 'evenings' }],
      logoUrl: 'http://127.0.0.1:4310/pictures/logo.svg',
    });
  });

  it.each(['/settings', '/settings?lang=de', '/settings?lang=en&color=red', '/settings?lang=en&lang=es'])(
    'refuses %s',
    async (path) => expect((await sandbox.call(path)).status).toBe(422),
  );
});

describe('airports', () => {
  it('lists three, without an envelope', async () => {
    const airports = await sandbox.json('/transfers/airports');
    expect(airports).toHaveLength(3);
    expect(airports).toContainEqual({
      ref: 'cun',
      iata: 'CUN',
      title: 'Cancún International Airport',
      address: expect.stringContaining('Cancún') as string,
    });
  });

  it('lists them in an envelope when previewed', async () => {
    expect(await sandbox.json('/transfers/airports?preview=1')).toEqual({
      data: await sandbox.json('/transfers/airports'),
    });
  });
});

describe('autocomplete', () => {
  const search = (input: string, nearBy = 'false') =>
    sandbox.json(
      `/tools/places-autocomplete?${new URLSearchParams({ input, sessionToken: 'search-01', nearBy }).toString()}`,
    );

  it('takes neither case nor accents into account', async () => {
    expect(await search('PUERTO JUÁREZ')).toMatchObject([{ ref: 'puerto-juarez' }]);
    expect(await search('puerto juarez')).toMatchObject([{ ref: 'puerto-juarez' }]);
    expect(await search('PARAÍSO')).toMatchObject([{ ref: 'paraiso-kantenah' }]);
  });

  it('puts the nearest first and stops at eight rows', async () => {
    const rows = await search('resort', '20.3722,-87.0238');
    expect(rows).toMatchObject({ 0: { ref: 'palancar-beach' }, 1: { ref: 'playacar-gardens' } });
    expect(await search('cancun')).toHaveLength(8);
    expect(await search('atlantis')).toEqual([]);
  });

  it.each(['in', '  a  '])('refuses "%s" as too short', async (input) => {
    expect(await search(input)).toMatchObject({ issues: [{ path: 'query.input' }] });
  });

  it('rejects an invalid position', async () => {
    expect(await search('tulum', 'here')).toMatchObject({ issues: [{ path: 'query.nearBy' }] });
  });
});

describe('places', () => {
  it('answers an airport with its waiting time, 0 included', async () => {
    expect(await sandbox.json('/places/cun')).toMatchObject({
      iata: 'CUN',
      arrival_wait_time_for_pickup: 60,
    });
    expect(await sandbox.json('/places/tqo')).toMatchObject({
      tags: ['airport'],
      arrival_wait_time_for_pickup: 0,
    });
  });

  it('keeps the zone to itself', async () => {
    expect(await sandbox.json('/places/quinta-luna')).not.toHaveProperty('zone');
  });

  it('answers 404 for an unknown ref', async () => {
    expect((await sandbox.call('/places/atlantis')).status).toBe(404);
  });
});
