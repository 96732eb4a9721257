import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo, type Demo } from '../../demo/server.ts';
import { findChromium } from '../support/chromium.ts';
import { installPackage, serveBuilt } from './use-package.ts';

const run = promisify(execFile);
let folder: string;
let demo: Demo;
let browser: Browser;
const served = new Map<string, ReturnType<typeof serveBuilt>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'booking-projects-'));
  await cp('test/package/projects', folder, { recursive: true });
  await installPackage('dist/npm', folder);
  demo = await startDemo({ port: 0, databasePath: ':memory:' });
  browser = await chromium.launch({ executablePath: findChromium()?.path, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  for (const server of served.values()) await (await server).close();
  await demo.close();
  await rm(folder, { recursive: true });
});

describe.each(['plain', 'react', 'vue'])('in a %s project that vite builds', (project) => {
  test('the element becomes ready, follows properties and dispatches events', async () => {
    const { page, faults } = await open(project);
    await page.getByText('Ready: en usd').waitFor();
    expect(await boxSays(page, 'state')).toBe('ready');
    expect(await page.getByLabel('Airport', { exact: true }).first().textContent()).toContain('Cancún');

    await page.getByRole('button', { name: 'Five of us' }).click();
    const adults = page.locator('transfers-box').getByLabel('Adults', { exact: true });
    await expect.poll(() => adults.inputValue()).toBe('5');
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('in the React project both elements share one storefront, and events of the tag arrive too', async () => {
  const { page } = await open('react');
  await page.getByText('Ready: en usd').waitFor();
  await page.getByRole('button', { name: 'Extras' }).click();
  await page.getByText('Route: extras').waitFor();
  const isShared = await page.evaluate(() => {
    const [box, engine] = ['transfers-box', 'booking-engine'].map((tag) => document.querySelector(tag));
    if (!box || !engine) return false;
    const storefront: unknown = Reflect.get(box, 'storefront');
    return storefront !== undefined && storefront === Reflect.get(engine, 'storefront');
  });
  expect(isShared).toBe(true);
  await page.close();
});

test('the React project type-checks, and mistakes do not', async () => {
  await run(join('node_modules', '.bin', 'tsc'), ['-p', join(folder, 'react')]);
});

async function open(project: string) {
  const server = served.get(project) ?? serveBuilt(join(folder, project));
  served.set(project, server);
  const { address } = await server;
  const page = await browser.newPage({ locale: 'en-US' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${address}?${new URLSearchParams({ api: `${demo.company}/widget` })}`);
  return { page, faults };
}

function boxSays(page: Page, property: string): Promise<unknown> {
  return page.locator('transfers-box').evaluate((box, name): unknown => Reflect.get(box, name), property);
}
