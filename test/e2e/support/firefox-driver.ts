import type { Browser, BrowserContext } from 'playwright/test';

type Send = (this: unknown, method: string, params?: unknown) => Promise<unknown>;

/**
 * Released versions of Firefox lack a command that Playwright sends for every window, to set the colour scheme: it may
 * fail.
 */
export function toleratePlainFirefox(browser: Browser): void {
  const connection: unknown = Reflect.get(browser, '_connection');
  const toImpl = Reflect.get(Object(connection) as object, 'toImpl') as
    ((client: unknown) => object) | undefined;
  if (!toImpl) throw new Error('This Playwright has no toImpl: look for another way in');
  const session = Reflect.get(toImpl(browser), '_browserSession') as object;
  const sessions = Object.getPrototypeOf(session) as { send: Send };
  const { send } = sessions;
  sessions.send = async function (method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      if (method === 'emulation.setMediaFeaturesOverride' && /unknown command/.test(String(error))) return {};
      throw error;
    }
  };
}

/** `fill()` types as a person would; React does not notice Playwright's own method. */
export async function typeAsPeopleDo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (element instanceof HTMLIFrameElement) return element;
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else enters text as a keyboard does
      document.execCommand('insertText', false, text);
      return undefined;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
