import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { watchTyping } from '../../../../src/platform/page/typing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Presses a key in a control and says how long it takes until nobody types. */
async function quietAfter(html: string, key: string, meanwhile: (end: () => void) => void = () => undefined) {
  document.body.innerHTML = html;
  const typing = watchTyping(document);
  const stop = typing.watch();
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  stop();
  const since = performance.now();
  let lasted: number | undefined;
  void typing.quiet(2000).then(() => (lasted = performance.now() - since));
  await vi.advanceTimersByTimeAsync(500);
  meanwhile(typing.end);
  await vi.advanceTimersByTimeAsync(5000);
  return lasted;
}

describe('it is quiet', () => {
  it.each([
    ['two seconds after a letter in a field', '<input>', 'a', 2000],
    ['two seconds after a letter in a text', '<textarea></textarea>', 'a', 2000],
    ['at once after Space in a box', '<input type="checkbox">', ' ', 0],
    ['at once after Space on a choice', '<input type="radio">', ' ', 0],
    ['at once after Space on a button', '<button></button>', ' ', 0],
    ['at once after Enter', '<input>', 'Enter', 0],
  ])('%s', async (_, html, key, milliseconds) => {
    expect(await quietAfter(html, key)).toBe(milliseconds);
  });
});

test('pressing the button ends typing, also for pending waits', async () => {
  expect(await quietAfter('<input>', 'a', (end) => end())).toBe(500);
});
