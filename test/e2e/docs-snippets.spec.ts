import { placeOf, snippets, type Snippet } from '../support/snippets.ts';
import { hotel, standIn, withRealHashes } from './support/stand-ins.ts';
import { expect, test, type Page } from './support/test.ts';

/** Markup, style sheets and scripts of the documentation, in pages where they must do what they are for. */
const runnable = snippets().filter(({ language, notRun }) => /^(html|css|js)$/.test(language) && !notRun);
const files = [...new Set(runnable.map(({ file }) => file))];

test('there is something to run', () => {
  expect(runnable.length).toBeGreaterThan(0);
});

for (const file of files) {
  test(file, async ({ page, request }) => {
    await page.setViewportSize({ width: 1200, height: 2400 });
    let configuration = '';
    await standIn(page, request, (text) =>
      configuration
        ? text.replace(/<script type="application\/json"[\s\S]*?<\/script>/, configuration)
        : text,
    );
    await page.addInitScript(listenForReady);
    for (const snippet of runnable.filter((one) => one.file === file)) {
      await test.step(placeOf(snippet), async () => {
        if (snippet.language === 'html' && snippet.code.includes('booking-config')) {
          configuration = snippet.code;
          await page.goto('https://book.example.com/');
          await expectReady(page, 1);
          configuration = '';
        } else await steps[snippet.language]?.(page, snippet);
      });
    }
  });
}

const script = '<script type="module" async src="https://cdn.example.com/v1/booking.js"></script>';
const engine = '<booking-engine id="storefront" api-base="https://api.example.com/widget"></booking-engine>';
const box = '<transfers-box airport="CUN"></transfers-box>';

const steps: Record<string, (page: Page, snippet: Snippet) => Promise<void>> = {
  html: async (page, { code }) => {
    const brings = /<script[^>]* src=|frame\.js/.test(code);
    await openPage(page, `${brings ? '' : script}${withRealHashes(code)}`);
    const button = page.locator('body > button');
    if ((await button.count()) > 0 && code.includes('presentation="overlay"')) await button.first().click();
    await expectReady(page, elementsIn(code));
  },

  css: async (page, { code }) => {
    await openPage(page, `${script}${engine}${box}<style>${code}</style>`);
    await expectReady(page, 2);
    const rules = await page.evaluate(() =>
      [...(document.styleSheets[0]?.cssRules ?? [])].map((rule) => [
        rule.cssText,
        'cssRules' in rule || 'style' in rule ? rule.cssText.replace(/^[^{]*\{\s*|\s*\}$/g, '') : '',
      ]),
    );
    expect(rules.length).toBe(topLevelBlocks(code));
    for (const [text, body] of rules) expect(body, text).not.toBe('');
  },

  js: async (page, { code }) => {
    await openPage(page, `${script}${engine}${box}`);
    await expectReady(page, 2);
    await page.addScriptTag({ type: 'module', content: `${code}\ndocument.body.dataset.ran = '';` });
    await expect(page.locator('body[data-ran]')).toBeAttached();
  },
};

async function openPage(page: Page, body: string): Promise<void> {
  await page.route(`${hotel}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Hotel</title><link rel="icon" href="data:," /><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${hotel}/`);
}

/** How many elements, or frames with one in them, a snippet puts on a page. */
function elementsIn(code: string): number {
  const tags = code.match(/<(booking-engine|transfers-box|activities-list|activity-quote)\b|data-booking=/g);
  const frames = code.match(/mountBookingFrame\(/g);
  return (tags?.length ?? 0) + (frames?.length ?? 0);
}

function topLevelBlocks(css: string): number {
  let text = css;
  while (/\{[^{}]*\{[^{}]*\}/.test(text)) text = text.replace(/(\{[^{}]*)\{[^{}]*\}/, '$1;');
  return text.match(/\{/g)?.length ?? 0;
}

async function expectReady(page: Page, count: number): Promise<void> {
  const ready = () => page.evaluate(() => Reflect.get(window, 'readyElements') as number);
  await expect.poll(ready).toBeGreaterThanOrEqual(count);
}

function listenForReady(): void {
  Object.assign(window, { readyElements: 0 });
  document.addEventListener('booking-ready', () => {
    Reflect.set(window, 'readyElements', (Reflect.get(window, 'readyElements') as number) + 1);
  });
}
