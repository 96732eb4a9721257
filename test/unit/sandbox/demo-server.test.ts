import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConfiguration } from '../../../demo/company-site.ts';
import { startDemo, type Demo } from '../../../demo/server.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo({ port: 0, databasePath: ':memory:' });
});
afterAll(() => demo.close());

const accept = { headers: { Accept: 'application/json' } };

describe('the demo server', () => {
  it('distinguishes the company and the partner by host name', async () => {
    expect((await fetch(`${demo.company}/widget/settings?lang=en`, accept)).status).toBe(200);
    expect((await fetch(`${demo.partner}/widget/settings?lang=en`, accept)).status).toBe(404);
  });

  it('serves pictures to any page', async () => {
    const { status, headers } = await fetch(`${demo.company}/pictures/vehicle-sedan.svg`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('image/svg+xml');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('has no page where programs ask for a file', async () => {
    for (const path of [
      '/robots.txt',
      '/favicon.ico',
      '/.well-known/security.txt',
      '/.well-known/assetlinks',
    ]) {
      const { status, headers } = await fetch(`${demo.company}${path}`);
      expect([204, 404], path).toContain(status);
      expect(headers.get('Content-Type') ?? '', path).not.toContain('text/html');
    }
  });

  it('keeps to its folders', async () => {
    for (const path of ['/cdn/..%2f..%2fpackage.json', '/cdn/%2e%2e/%2e%2e/package.json', '/cdn/%00']) {
      expect((await fetch(`${demo.company}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${demo.partner}/partner/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it('drops connections and hangs on request', async () => {
    await expect(
      fetch(`${demo.company}/widget/settings?lang=en&fault=settings=drop`, accept),
    ).rejects.toThrow();
    const signal = AbortSignal.timeout(200);
    const silent = fetch(`${demo.company}/widget/settings?lang=en&fault=settings=hang`, {
      ...accept,
      signal,
    });
    await expect(silent).rejects.toThrow(/timeout/i);
  });

  it('reports a port in use', async () => {
    const second = startDemo({ port: demo.port, databasePath: ':memory:' });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the configuration of the hosted page', () => {
  it('is embedded in its block, unable to end it', () => {
    const page = '<script type="application/json" id="booking-config">{"apiBase": "$1"}</script><p>rest</p>';
    expect(withConfiguration(page, { apiBase: '</script>$1' })).toBe(
      '<script type="application/json" id="booking-config">\n{\n  "apiBase": "\\u003c/script>$1"\n}\n</script><p>rest</p>',
    );
  });
});
