import type { Page } from './test.ts';

/**
 * What libraries for smooth scrolling, slides and shortcuts do on a page: they handle wheel and touch events, scroll the
 * page by script, and listen for keys.
 */
export const smoothScrolling = `<meta name="viewport" content="width=device-width"><style>main { padding-block: 40px 3000px }</style><script>
  window.receivedKeys = [];
  window.moved = 0;
  let lastY = 0;
  const move = (by) => { moved += Math.abs(by); document.documentElement.scrollTop += by; };
  addEventListener('wheel', (event) => { event.preventDefault(); move(event.deltaY || event.deltaX); }, { passive: false });
  addEventListener('touchstart', ({ touches }) => { lastY = touches[0].clientY; }, { passive: false });
  addEventListener('touchmove', (event) => {
    event.preventDefault();
    move(Math.abs(lastY - event.touches[0].clientY) + 1);
    lastY = event.touches[0].clientY;
  }, { passive: false });
  for (const type of ['keydown', 'keyup'])
    addEventListener(type, ({ key }) => receivedKeys.push(type + ' ' + key));
</script>`;

/** How far the page's script has scrolled the page since the last call. */
export function movedByPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const moved = Reflect.get(window, 'moved') as number;
    Reflect.set(window, 'moved', 0);
    return moved;
  });
}

/** Presses keys one after the other; returns those whose press or release reached the page. */
export async function receivedKeys(page: Page, ...keys: string[]): Promise<string[]> {
  await page.evaluate(() => Reflect.set(window, 'receivedKeys', []));
  for (const key of keys) await page.keyboard.press(key);
  const received = await page.evaluate(() => Reflect.get(window, 'receivedKeys') as string[]);
  return [...new Set(received.map((one) => one.replace(/^key(down|up) /, '')))];
}

/** A finger that moves over the screen (Chromium only). */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part });
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 10; step++)
    await tools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 10)] });
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tools.detach();
}
