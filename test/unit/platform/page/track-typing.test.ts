import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { trackTyping } from '../../../../src/platform/page/track-typing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Presses a key in a control and returns after how many milliseconds typing counts as over. */
async function idleAfter(
  html: string,
  key: string,
  meanwhile: (finish: () => void) => void = () => undefined,
) {
  document.body.innerHTML = html;
  const typing = trackTyping(document);
  const stop = typing.start();
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  stop();
  const start = performance.now();
  let elapsed: number | undefined;
  void typing.untilIdle(2000).then(() => (elapsed = performance.now() - start));
  await vi.advanceTimersByTimeAsync(500);
  meanwhile(typing.finish);
  await vi.advanceTimersByTimeAsync(5000);
  return elapsed;
}

describe('typing is over', () => {
  it.each([
    ['two seconds after a letter in a field', '<input>', 'a', 2000],
    ['two seconds after a letter in a text area', '<textarea></textarea>', 'a', 2000],
    ['at once after Space in a checkbox', '<input type="checkbox">', ' ', 0],
    ['at once after Space on a radio button', '<input type="radio">', ' ', 0],
    ['at once after Space on a button', '<button></button>', ' ', 0],
    ['at once after Enter', '<input>', 'Enter', 0],
  ])('%s', async (_, html, key, milliseconds) => {
    expect(await idleAfter(html, key)).toBe(milliseconds);
  });
});

test('submitting the form ends pending waits', async () => {
  expect(await idleAfter('<input>', 'a', (finish) => finish())).toBe(500);
});
