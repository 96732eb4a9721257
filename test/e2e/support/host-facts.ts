import type { Page } from 'playwright/test';

interface Probe {
  globals: string[];
  natives: () => string[];
  nativesBefore: string[];
  said: string[];
}

/**
 * Records from now on what happens to the page's globals, functions, scroll position and focus; `probed` returns it.
 */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const natives = () =>
      [history, history, window].map((owner, index) =>
        String(Reflect.get(owner, ['pushState', 'replaceState', 'fetch'][index] ?? '')),
      );
    const said: string[] = [];
    for (const name of ['popstate', 'hashchange', 'scroll', 'focusin', 'beforeunload']) {
      addEventListener(name, () => said.push(name), true);
    }
    const globals = Object.getOwnPropertyNames(window);
    Object.assign(window, { probe: { globals, natives, nativesBefore: natives(), said } });
  });
}

export function probed(page: Page) {
  return page.evaluate(() => {
    const { globals, natives, nativesBefore, said } = (window as unknown as { probe: Probe }).probe;
    const isNew = (name: string) => name !== 'probe' && !globals.includes(name);
    return {
      added: Object.getOwnPropertyNames(window).filter(isNew),
      natives: natives().join() === nativesBefore.join(),
      said: [...said],
    };
  });
}

export const untouchedProbe = { added: [], natives: true, said: [] };

/** What a host page owns. */
export function pageFacts(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    entries: history.length,
    state: JSON.stringify(history.state),
    title: document.title,
    icon: document.querySelector('link[rel=icon]')?.outerHTML,
    head: Array.prototype.slice.call(document.head.children).map((child: Element) => child.outerHTML),
    body: Array.prototype.slice.call(document.body.children).map((child: Element) => child.tagName),
    inElement: document.querySelector('booking-engine')?.innerHTML,
    root: document.documentElement
      .getAttributeNames()
      .map((name) => [name, document.documentElement.getAttribute(name)]),
    bodyStyle: document.body.getAttribute('style'),
    localStorage: localStorage.length,
    cookie: document.cookie,
    focus: document.activeElement?.tagName,
  }));
}
