import { compressText } from '../../src/platform/compressed-text.ts';
import { company, partner } from '../support/demo-address.ts';
import { on, type Tab, type Target } from './support/tab.ts';
import { expect, test } from './support/test.ts';

const frame = on('iframe');
const question = on('dialog');

test('in a frame as high as its content, questions and new screens are where the visitor is', async ({
  tab,
}) => {
  const lines = [101, 103, 105, 106, 107].map((id) => [id, 0, 0, 1]);
  const trip = await compressText(JSON.stringify(['en', 'usd', '', '', '', [], [], lines]));
  await tab.goto(`${partner}/partner/bare.html`);
  await tab.run(mountTallFrame, `${company}/cdn/frame.js`, `${company}/#booking-trip=1.${trip}`);
  await expect.poll(async () => (await tab.see(frame)).height).toBeGreaterThan(1500);

  for (const which of [0, -1]) {
    await tab.enterFrame(frame);
    await tab.see(on('heading', 'Your cart'));
    const top = await tab.run(topOfDelete, which);
    await tab.enterFrame(null);
    await scrollInFrame(tab, top);
    await tab.enterFrame(frame);
    await tab.run(pressDelete, which);
    await expectInWindow(tab, question);
    await tab.run(() => scrollBy(0, 150));
    await expectInWindow(tab, question);
    await tab.enterFrame(frame);
    await tab.click(on('button', 'Close', question));
    await tab.gone(question);
    await tab.enterFrame(null);
  }

  // Safari does not scroll the page around a frame of another site by itself.
  const toCart = on('button', 'Continue to cart');
  await tab.enterFrame(frame);
  await tab.run(() => document.querySelector('booking-engine')?.navigate('/extras'));
  const { y } = await tab.see(toCart);
  await tab.enterFrame(null);
  await scrollInFrame(tab, y);
  await tab.enterFrame(frame);
  await tab.click(toCart);
  await expectInWindow(tab, on('heading', 'Your cart'));
});

test(
  'what an overlay uses of wheel and keyboard does not reach the page',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${partner}/partner/overlay.html`);
    await tab.run(() => {
      const received: string[] = [];
      Reflect.set(window, 'received', received);
      addEventListener('wheel', () => received.push('wheel'));
      addEventListener('keydown', ({ key }) => received.push(key));
    });
    const received = () => tab.run(() => Reflect.get(window, 'received') as string[]);
    await tab.run(turnWheelOver, 'body');
    expect(await received()).toEqual(['wheel']);
    await tab.click(on('button', 'Book something else'));
    await tab.see(on('heading', 'Where would you like to go?', on('dialog', /^Costa Clara/)));
    await tab.run(turnWheelOver, 'booking-engine');
    await tab.press('Escape');
    await tab.gone(on('dialog', /^Costa Clara/));
    expect(await received()).toEqual(['wheel']);
  },
);

/** Between two tall blocks of the page. */
function mountTallFrame(script: string, src: string): void {
  const block = (height: number) => `<div style="height: ${height}px"></div>`;
  document.body.innerHTML = `${block(300)}<div id="place"></div>${block(1200)}`;
  void import(script).then(({ mountBookingFrame }: { mountBookingFrame: (...given: unknown[]) => void }) =>
    mountBookingFrame(document.getElementById('place'), { src }),
  );
}

/** Scrolls the page until what stands there in the frame is in the middle of the window. */
async function scrollInFrame(tab: Tab, top: number): Promise<void> {
  await tab.run((y: number) => {
    const start = document.querySelector('iframe')?.getBoundingClientRect().top ?? 0;
    scrollBy(0, start + y - innerHeight / 2);
  }, top);
}

/** What stands in the frame is wholly in the window of the page, to which this leads back. */
async function expectInWindow(tab: Tab, target: Target): Promise<void> {
  const ends = async () => {
    await tab.enterFrame(frame);
    const { y, height } = await tab.see(target);
    await tab.enterFrame(null);
    return tab.run(
      (middle: number, high: number) => {
        const start = document.querySelector('iframe')?.getBoundingClientRect().top ?? 0;
        return start + middle - high / 2 >= -1 && start + middle + high / 2 <= innerHeight + 1;
      },
      y,
      height,
    );
  };
  await tab.enterFrame(null);
  await expect.poll(ends).toBe(true);
}

function topOfDelete(which: number): number {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  const buttons = [...(root?.querySelectorAll('button') ?? [])];
  const button = buttons.filter(({ textContent }) => textContent.includes('Delete')).at(which);
  return button?.getBoundingClientRect().top ?? 0;
}

function pressDelete(which: number): void {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  const buttons = [...(root?.querySelectorAll('button') ?? [])];
  buttons
    .filter(({ textContent }) => textContent.includes('Delete'))
    .at(which)
    ?.click();
}

/** Over the middle of an element, or over a heading in its shadow tree. */
function turnWheelOver(selector: string): void {
  const host = document.querySelector(selector);
  const target = host?.shadowRoot?.querySelector('dialog h1, dialog h2') ?? host;
  target?.dispatchEvent(
    new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true, composed: true }),
  );
}
