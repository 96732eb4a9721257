import { placeOf, snippets, type Snippet } from '../support/snippets.ts';
import { endStandIn, hotel, standIn, withRealHashes } from './support/stand-ins.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

/** Runs the documentation's markup, style sheets and scripts in pages where they must work. */
const runnable = snippets().filter(({ language, notRun }) => /^(html|css|js)$/.test(language) && !notRun);
const files = [...new Set(runnable.map(({ file }) => file))];

for (const file of files) {
  test(file, longUnless(file === 'README.md'), async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 2400 });
    await page.addInitScript(listenForReady);
    await standIn(page);
    const own = runnable.filter((one) => one.file === file);
    const whole = own.filter(bringsScript);
    for (const snippet of whole) await test.step(placeOf(snippet), () => runMarkup(page, snippet));
    // All others share one page, which already includes the script.
    const rest = own.filter((snippet) => !whole.includes(snippet));
    if (rest.length > 0) await openPage(page, script);
    for (const snippet of rest.filter(({ language }) => language === 'html')) {
      await test.step(placeOf(snippet), () => runMarkup(page, snippet));
    }
    const others = rest.filter(({ language }) => language !== 'html');
    if (others.length > 0) {
      await fillPage(page, engine + box);
      await expectReady(page, 2);
    }
    for (const snippet of others) await test.step(placeOf(snippet), () => runInPage(page, snippet));
    await endStandIn(page);
  });
}

const script = '<script type="module" async src="https://cdn.example.com/v1/booking.js"></script>';
const engine = '<booking-engine api-base="https://api.example.com/widget"></booking-engine>';
const box = '<transfers-box airport="CUN"></transfers-box>';

function bringsScript({ language, code }: Snippet): boolean {
  return language === 'html' && /<script[^>]* src=|frame\.js|booking-config/.test(code);
}

/** Every element of the snippet becomes ready; overlays are opened first. */
async function runMarkup(page: Page, snippet: Snippet): Promise<void> {
  const { code } = snippet;
  if (code.includes('booking-config')) return runConfiguration(page, code);
  const tags = code.match(/<(booking-engine|transfers-box|activities-list|activity-quote)\b|data-booking=/g);
  const frames = code.match(/mountBookingFrame\(/g);
  if (bringsScript(snippet)) await openPage(page, withRealHashes(code));
  else await fillPage(page, code);
  if (code.includes('presentation="overlay"')) {
    await page.waitForFunction(() => customElements.get('booking-engine'));
    await page.locator('body > button').click();
  }
  if (code.includes('<iframe'))
    await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
  await expectReady(page, (tags?.length ?? 0) + (frames?.length ?? 0));
}

/** The block is inserted into the hosted page, as in a deployment. */
async function runConfiguration(page: Page, block: string): Promise<void> {
  await endStandIn(page);
  await standIn(page, (answer, url) => {
    const body = answer.body.toString();
    const isPage = url === 'https://book.example.com/';
    return isPage
      ? { ...answer, body: body.replace(/<script type="application\/json".*?<\/script>/s, block) }
      : answer;
  });
  await page.goto('https://book.example.com/');
  await expectReady(page, 1);
}

/** Scripts must run to their end, and every rule of a style sheet must be parsed. */
async function runInPage(page: Page, { language, code }: Snippet): Promise<void> {
  if (language === 'js') {
    await page.addScriptTag({ type: 'module', content: `${code}\ndocument.body.dataset.ran = '';` });
    await page.waitForSelector('body[data-ran]');
    await page.evaluate(() => document.body.removeAttribute('data-ran'));
    return;
  }
  await page.addStyleTag({ content: code });
  const rules = await page.evaluate(() =>
    [...([...document.styleSheets].at(-1)?.cssRules ?? [])].map(({ cssText }) => cssText),
  );
  expect(rules).toHaveLength(topLevelBlocks(code));
  const declared = /(?<=[{;]\s*)[\w-]+(?=:)/g;
  expect(rules.join('').match(declared)).toHaveLength(code.match(declared)?.length ?? 0);
}

async function openPage(page: Page, body: string): Promise<void> {
  await page.route(`${hotel}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Hotel</title><link rel="icon" href="data:," /><body>${body}`,
    }),
  );
  await page.route(`${hotel}/booking/de.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body: localeFile }),
  );
  await page.goto(`${hotel}/`);
}

/** The file of a language that the guide shows, for the snippet that names it. */
const localeFile =
  snippets().find(({ file, language }) => file === 'docs/languages.md' && language === 'json')?.code ?? '';

/** Replaces the page's content with markup; scripts in it run, as in a page that is loaded. */
async function fillPage(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    document.body.replaceChildren();
    Reflect.set(window, 'readyElements', 0);
    document.body.append(document.createRange().createContextualFragment(html));
  }, markup);
}

async function expectReady(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => Reflect.get(window, 'readyElements') >= wanted, count);
}

function listenForReady(): void {
  Object.assign(window, { readyElements: 0 });
  document.addEventListener('booking-ready', () => {
    Reflect.set(window, 'readyElements', (Reflect.get(window, 'readyElements') as number) + 1);
  });
}

function topLevelBlocks(css: string): number {
  let text = css;
  while (/\{[^{}]*\{[^{}]*\}/.test(text)) text = text.replace(/(\{[^{}]*)\{[^{}]*\}/, '$1;');
  return text.match(/\{/g)?.length ?? 0;
}
