import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo, type Demo } from '../../demo/server.ts';
import { findChromium } from '../support/chromium.ts';
import { FrameworkProject, packPackage } from './framework-project.ts';

/** Each has a folder here, with the scripts `build`, `check` and `start`, and a variable for the provider's address. */
const projects = [
  ['next', 'NEXT_PUBLIC_API_BASE'],
  ['astro', 'PUBLIC_API_BASE'],
  ['sveltekit', 'API_BASE'],
  ['nuxt', 'NUXT_PUBLIC_API_BASE'],
  ['angular', 'API_BASE'],
  ['react-18', 'VITE_API_BASE'],
] as const;

let folder: string;
let packageFile: string;
let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'booking-frameworks-'));
  packageFile = await packPackage(folder);
  demo = await startDemo({ port: 0, databasePath: ':memory:' });
  browser = await chromium.launch({ executablePath: findChromium()?.path, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await demo.close();
  await rm(folder, { recursive: true });
});

describe.each(projects)('%s', (name, variable) => {
  let project: FrameworkProject;
  let served: Awaited<ReturnType<FrameworkProject['start']>>;

  beforeAll(async () => {
    const used = name === 'react-18' ? undefined : packageFile;
    project = await FrameworkProject.install(name, used, {
      [variable]: `${demo.company}/widget`,
      VITE_SCRIPT: `${demo.company}/cdn/booking.js`,
    });
    await project.npm('run', 'build');
    served = await project.start();
  });
  afterAll(async () => {
    await served.close();
    await rm(project.folder, { recursive: true });
  });

  test('the project type-checks', () => project.npm('run', 'check'));

  if (name === 'react-18') {
    test('npm refuses the package, which needs React 19', async () => {
      await expect(project.installPackages(packageFile)).rejects.toThrow('ERESOLVE');
    });
  } else {
    test('its server sends the elements with their attributes and links', async () => {
      const html = await (await fetch(served.address)).text();
      const box = /<transfers-box\b[^>]*>[^]*?<\/transfers-box>/.exec(html)?.[0];
      expect(box).toContain(`api-base="${demo.company}/widget"`);
      expect(box).toContain('airport="CUN"');
      expect(box).toContain('href="https://book.example.com/transfers"');
      const engine = /<booking-engine\b[^>]*>[^]*?<\/booking-engine>/.exec(html)?.[0];
      expect(engine).toContain('id="storefront"');
      expect(engine).toContain('href="https://book.example.com/"');
    });
  }

  test('the page starts without a warning, a search leads to prices, and the handler is called', async () => {
    const { page, messages } = await open(served.address);
    await page.getByText('Screen: home').waitFor();
    await searchPrices(page);
    await page.getByText('Screen: transfers-prices').waitFor();
    expect(messages).toEqual([]);
    await page.close();
  });

  if (name === 'astro') {
    test('a link of its client router keeps the element with its screen', async () => {
      const { page, messages } = await open(served.address);
      await searchPrices(page);
      const engine = page.locator('booking-engine');
      await engine.evaluate((element) => Object.assign(element, { isTheFirst: true }));
      await page.getByRole('link', { name: 'Rooms' }).click();
      await page.getByRole('heading', { name: 'Rooms' }).waitFor();
      await engine.getByRole('heading', { name: 'Select an option' }).waitFor();
      expect(await engine.count()).toBe(1);
      expect(await engine.evaluate((element) => 'isTheFirst' in element)).toBe(true);
      expect(messages).toEqual([]);
      await page.close();
    });
  }
});

async function searchPrices(page: Page): Promise<void> {
  const box = page.locator('transfers-box');
  await box.getByRole('combobox', { name: 'Destination', exact: true }).fill('quinta');
  await box.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
  await box.getByRole('button', { name: 'Search' }).click();
  const engine = page.locator('booking-engine');
  await engine.getByRole('heading', { name: 'Select an option' }).waitFor();
  await engine
    .getByRole('button', { name: /One way/ })
    .first()
    .waitFor();
}

async function open(address: string): Promise<{ page: Page; messages: string[] }> {
  const page = await browser.newPage({ locale: 'en-US' });
  // The projects have no icon.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) messages.push(message.text());
  });
  await page.goto(address);
  return { page, messages };
}
