import type { Locator, Page } from 'playwright';
import { lineName } from './provider.ts';
import type { Control, Screen, Story } from './story.ts';
import { leadingOn } from './words.ts';

/** As long as a busy machine may need; passing runs do not wait for it. */
const patience = 20_000;

interface Engine extends HTMLElement {
  navigate: (path: string) => void;
  clearCart: () => void;
  /** Missing until the element is defined. */
  cart?: { items: { kind: string; name: string }[] };
}

/** A visitor in front of a tab: looks, presses, and records what was seen and done. */
export class Visitor {
  readonly page: Page;
  readonly tab: number;
  readonly story: Story;
  #seen: Screen | undefined;

  constructor(page: Page, tab: number, story: Story) {
    this.page = page;
    this.tab = tab;
    this.story = story;
    page.on('pageerror', (error) => this.story.push({ kind: 'error', message: error.message }));
  }

  async look(): Promise<Screen> {
    const found = await this.page.evaluate(readScreen);
    const { items, ...screen } = found;
    this.#seen = { tab: this.tab, ...screen, cart: items.map(({ kind, name }) => lineName(kind, name)) };
    this.story.push({ kind: 'seen', screen: this.#seen });
    return this.#seen;
  }

  /** Waits until nothing is pending, then looks. If that never happens, looks anyway. */
  async settle(): Promise<Screen> {
    await this.page
      .waitForFunction(isSettled, leadingOn.source, { timeout: patience, polling: 50 })
      .catch(() => undefined);
    return this.look();
  }

  /** Records that the next action may send an order. */
  will(control: Control): void {
    if (!this.#seen) throw new Error('Nobody presses without having looked');
    this.story.push({ kind: 'press', control, screen: this.#seen });
  }

  /** Presses a button if it is present and enabled. */
  async press(target: Locator, control?: Control): Promise<boolean> {
    if (!(await canBePressed(target))) return false;
    if (control) this.will(control);
    await target.click({ timeout: patience });
    return true;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }

  get book(): Locator {
    return this.button(/^(Book now|Pay and book)/);
  }

  get question(): Locator {
    return this.page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).first();
  }

  /** What a reload or another tab has lost. */
  async fillIn(): Promise<void> {
    for (const [label, text] of Object.entries(customer)) {
      if ((await this.field(label).inputValue()) === '') await this.field(label).fill(text);
    }
    const methods = this.page.getByRole('radio');
    const isChosen = (await methods.and(this.page.locator(':checked')).count()) > 0;
    // Without totals there is no method to choose.
    if (!isChosen && (await methods.count()) > 0) await this.pay('Pay at arrival');
    await this.page.getByRole('checkbox', { name: 'I accept the terms' }).check({ timeout: patience });
  }

  /** Clicks at the position of the button without waiting for its effect, so that the next action may come first. */
  async pressFirst(): Promise<void> {
    await this.book.hover({ force: true });
    this.will('book');
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async pay(method: string): Promise<void> {
    await this.page.getByRole('radio', { name: method }).check({ timeout: patience });
  }

  go(path: string): Promise<void> {
    return this.page.evaluate((to) => document.querySelector<Engine>('booking-engine')?.navigate(to), path);
  }

  clearCart(): Promise<void> {
    this.story.push({ kind: 'cleared' });
    return this.page.evaluate(() => document.querySelector<Engine>('booking-engine')?.clearCart());
  }
}

const customer = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '+1 305 555 0100',
};

export async function canBePressed(target: Locator): Promise<boolean> {
  return (await target.isVisible()) && (await target.isEnabled());
}

/** Runs in the page. */
function readScreen() {
  const engine = document.querySelector<Engine>('booking-engine');
  const root = engine?.shadowRoot;
  const shown = [...(root?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const dialog = root?.querySelector('dialog[open]');
  const buttons = [...((dialog ?? root)?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  return {
    heading: root?.querySelector('h1')?.textContent ?? '',
    text: shown.map((child) => child.innerText).join('\n'),
    controls: buttons
      .filter((button) => button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true]'))
      .map((button) => (button.ariaLabel ?? button.innerText).trim()),
    busy: engine?.matches(':state(submitting)') ?? false,
    asks: Boolean(dialog),
    items: engine?.cart?.items ?? [],
  };
}

/** Runs in the page. */
function isSettled(leadingOn: string): boolean {
  if (!navigator.onLine) return true;
  const engine = document.querySelector('booking-engine');
  const root = engine?.shadowRoot;
  const heading = root?.querySelector('h1')?.textContent ?? '';
  if (!engine || heading === '' || engine.matches(':state(submitting)')) return false;
  if (root?.querySelector('[aria-busy=true]')) return false;
  if (root?.querySelector('dialog[open]') || heading !== 'Your cart') return true;
  const usable = [...(root?.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])') ?? [])];
  return usable.some((button) => new RegExp(leadingOn).test(button.innerText.trim()));
}
