import { expect, type Page } from './test.ts';
import { twoFrames } from './two-frames.ts';

/** The head of a page on which nothing comes between the element and the window's edges. */
export const edgeToEdge =
  '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>';

/**
 * Once the screen has loaded, at each of these widths: nothing reaches beyond the element, no word is broken, and what
 * `expectMore` asks for holds.
 */
export async function expectToFitAt(
  widths: readonly number[],
  page: Page,
  screen: string,
  expectMore?: (name: string) => Promise<void>,
): Promise<void> {
  await expect(page.locator('booking-engine:state(ready)')).toBeVisible();
  await expect(page.locator('[part=skeleton]:visible')).toHaveCount(0);
  for (const width of widths) {
    const name = `${screen}, ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await twoFrames(page);
    await expectNothingBeside(page, name);
    await expectWholeWords(page, name);
    await expectMore?.(name);
  }
}

/**
 * Nothing may be outside the element's box, or outside the window for a dialog that fills it, or wider than a box that
 * clips it without an ellipsis: it would be cut off or need scrolling. The off-screen pictures of a carousel are exempt.
 */
export async function expectNothingBeside(page: Page, screen: string): Promise<void> {
  const beside = await page.locator('booking-engine').evaluate((engine) => {
    const own = engine.getBoundingClientRect();
    const window = document.documentElement.getBoundingClientRect();
    const isSeen = (node: Element) => node.checkVisibility() && node.getClientRects().length > 0;
    const all = [...(engine.shadowRoot?.querySelectorAll('*') ?? [])].filter(isSeen);
    const out = all.filter((node) => {
      // The library's window onto the pictures.
      // oxlint-disable-next-line syntax/no-restricted-syntax
      if (node.closest('.swiper')) return false;
      const { left, right } = node.closest('dialog') ? window : own;
      const box = node.getBoundingClientRect();
      // Text for screen readers is one pixel wide, and fields scroll to what is typed.
      if (box.width <= 1) return false;
      // What an ellipsis stands for.
      if (node.parentElement && getComputedStyle(node.parentElement).textOverflow === 'ellipsis')
        return false;
      const { overflowX, textOverflow } = getComputedStyle(node);
      const clips = !node.matches('input') && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
      const isCut = clips && node.scrollWidth > node.clientWidth + 1;
      return isCut || box.left < left - 1 || box.right > right + 1;
    });
    return out.map((node) => `${node.localName}.${node.className}`);
  });
  expect.soft(beside, screen).toEqual([]);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(await sideways(), screen).toBe(0);
}

/** Lines break between words: no word, amount or date is broken, except for words that are too long for any line. */
export async function expectWholeWords(page: Page, screen: string, tooLong = ''): Promise<void> {
  const broken = await page.locator('booking-engine').evaluate((engine, tooLong) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(engine.shadowRoot ?? engine, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const whole = /\$[\d.,]+ [A-Z]{3}|\d+ \p{L}{3} \d{4}|[\p{L}\d]+/gu;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(whole)) {
        if (word === tooLong) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word}, in ${text.parentElement.className}`);
      }
    }
    return found;
  }, tooLong);
  expect.soft(broken, screen).toEqual([]);
}
