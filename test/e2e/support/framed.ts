import type { FrameLocator } from 'playwright/test';
import { company, partner } from '../../support/demo-address.ts';
import type { Page } from './test.ts';

interface Said {
  type: string;
  payload: Record<string, unknown>;
}

/** A page that frames the hosted page using nothing but browser APIs, and records the messages it receives. */
export async function frameByHand(
  page: Page,
  { origin = partner, src = `${company}/`, answer = undefined as object | undefined } = {},
): Promise<{ frame: FrameLocator; received: () => Promise<Said[]>; hellos: () => Promise<Said[]> }> {
  await page.addInitScript(listen, { answer, company });
  await page.goto(`${origin}/partner/bare.html`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, width: 800, height: 700 });
    document.body.append(frame);
  }, src);
  return {
    frame: page.frameLocator('iframe >> nth=0'),
    received: () => page.evaluate(() => (window as unknown as { received: Said[] }).received),
    hellos: () => page.evaluate(() => (window as unknown as { hellos: Said[] }).hellos),
  };
}

function listen({ answer, company }: { answer: object | undefined; company: string }): void {
  if (window !== window.top) return;
  const received: Said[] = [];
  const hellos: Said[] = [];
  Object.assign(window, { received, hellos });
  window.addEventListener('message', ({ data, source }: MessageEvent<Said>) => {
    hellos.push(data);
    if (!answer) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<Said>) => void received.push(event.data);
    Object.assign(window, { port: port1 });
    const init = { ns: 'booking', v: 1, type: 'init', payload: answer };
    (source as Window | null)?.postMessage(init, company, [port2]);
  });
}
