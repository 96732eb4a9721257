import type { FrameLocator, Locator } from 'playwright/test';
import { compressText } from '../../../src/platform/compressed-text.ts';
import { company } from '../../support/demo-address.ts';
import { openMade } from './made-page.ts';
import { expect, type Page } from './test.ts';

interface TallFrame {
  /** The path of the hosted page that is framed. */
  route?: string;
  /** Around the frame. */
  css?: string;
  /** A host page from before the message, or one that does not send it. */
  isOldHost?: boolean;
}

/** A page with a frame as high as its content between two tall blocks of its own. */
export async function openTallFrame(
  page: Page,
  { route = '', css = '', isOldHost = false }: TallFrame = {},
): Promise<FrameLocator> {
  if (isOldHost) await page.addInitScript(dropVisible);
  const body = `<div class="block">Before</div><div id="place"></div><div class="block after">After</div>
    <script type="module">
      import { mountBookingFrame } from '${company}/cdn/frame.js';
      mountBookingFrame(document.getElementById('place'), { src: ${JSON.stringify(`${company}/${route}`)} });
    </script>`;
  const head = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } .block { height: 300px; background: #eee } .after { height: 1200px } ${css}</style>`;
  await openMade(page, { body, head, script: '' });
  return page.frameLocator('iframe');
}

/** The same with a long cart. */
export async function openLongCart(page: Page, options: TallFrame = {}): Promise<FrameLocator> {
  const extras = [101, 103, 104, 105, 106, 107, 'fast-lane'];
  const lines = extras.map((id) => (typeof id === 'string' || id === 104 ? [id, 2, 0, 0] : [id, 0, 0, 1]));
  const trip = await compressText(JSON.stringify(['en', 'usd', '', '', '', [], [], lines]));
  const frame = await openTallFrame(page, { ...options, route: `#booking-trip=1.${trip}` });
  await expect(frame.getByRole('button', { name: /^Delete/ })).toHaveCount(extras.length);
  const height = () => page.locator('iframe').evaluate((iframe) => iframe.clientHeight);
  await expect.poll(height).toBeGreaterThan(1500);
  return frame;
}

/**
 * Expects all of it between the edges of the page's window. Measured from the page: in cross-origin frames, Firefox's own
 * answer lags behind the scroll position.
 */
export async function expectInWindow(page: Page, target: Locator): Promise<void> {
  const isIn = async () => {
    const box = await target.boundingBox();
    const height = await page.evaluate(() => innerHeight);
    return box !== null && box.height > 0 && box.y >= -1 && box.y + box.height <= height + 1;
  };
  await expect.poll(isIn).toBe(true);
}

function dropVisible(): void {
  const send = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
  MessagePort.prototype.postMessage = function (message: { type?: string }) {
    if (window !== window.top || message.type !== 'visible') send.call(this, message);
  };
}
