import { expect } from 'playwright/test';
import { aimAt, wasMissed } from './aim.ts';
import type { Driver } from './driver.ts';
import { findInPage, type Found, type Query, type Words } from './find.ts';
import { keys, type KeyName } from './keys.ts';
import { recordFaults } from './record-faults.ts';

export type Name = string | RegExp;
export interface Target {
  role: string;
  name?: Name | undefined;
  within?: Target | undefined;
}

/** Something on screen, by role and name. */
export const on = (role: string, name?: Name, within?: Target): Target => ({ role, name, within });

/** A WebKit window, driven by its visible texts: one function per action of a visitor. */
export class Tab {
  readonly #session: string;
  #isInForeignFrame = false;

  private constructor(session: string) {
    this.#session = session;
  }

  static async open({ address, browser }: Driver): Promise<Tab> {
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, 'POST', {
      capabilities: {
        // Listens for the page's errors before it has loaded.
        alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options },
      },
    });
    return new Tab(`${address}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await ask(this.#session, 'DELETE');
  }

  /** Opens a page and records its errors from the start. */
  async goto(address: string): Promise<void> {
    await this.run(() => void Reflect.set(window, 'isLeft', true));
    await this.#ask('url', { url: address });
    // The previous page may be unloaded during the call.
    await expect(async () => expect(await this.run(recordFaults, address)).toBe(true)).toPass({
      intervals: [10, 20, 50, 100],
      timeout: 30_000,
    });
  }

  /** What went wrong on the page since it was opened. */
  faults(): Promise<string[]> {
    return this.run(() => (Reflect.get(window, 'faults') as string[] | undefined) ?? []);
  }

  /** Runs a function in the page; it must be self-contained. */
  run<Result, Given extends unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    return this.#ask<Result>('execute/sync', {
      script: `return (${String(script)})(...arguments)`,
      args: given,
    });
  }

  find(target: Target): Promise<Found | null> {
    return this.#find(target, {});
  }

  /** Waits until it is visible. */
  async see(target: Target): Promise<Found> {
    let found: Found | null = null;
    await expect
      .poll(async () => (found = await this.find(target)) !== null, {
        message: `to see ${described(target)}`,
      })
      .toBe(true);
    return found as unknown as Found;
  }

  async seeText(text: Name, within?: Target): Promise<void> {
    await this.see(on('any', typeof text === 'string' ? new RegExp(escaped(text)) : text, within));
  }

  async gone(target: Target): Promise<void> {
    await expect.poll(() => this.find(target), { message: `${described(target)} to go` }).toBe(null);
  }

  async value(target: Target): Promise<string> {
    return (await this.see(target)).value;
  }

  async hasFocus(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.find(target))?.focused, { message: `focus on ${described(target)}` })
      .toBe(true);
  }

  /** Hovers and clicks it as soon as nothing covers it. */
  async click(target: Target): Promise<void> {
    const { x, y, element } = await this.#reach(target, true);
    // The driver's own click knows where a cross-site frame is on screen.
    if (this.#isInForeignFrame) return this.#ask(`element/${idOf(element)}/click`, {});
    try {
      await this.run(aimAt, element);
    } catch (error) {
      // The view has taken the place of the first form meanwhile.
      if (/stale element/.test(String(error))) return this.click(target);
      throw error;
    }
    await this.pointAndPress(x, y);
    if (await this.run(wasMissed)) await this.click(target);
  }

  async pointAndPress(x: number, y: number): Promise<void> {
    await this.#ask('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text));
  }

  async press(key: KeyName, modifier?: KeyName): Promise<void> {
    await this.#keys([keys[key]], modifier && keys[modifier]);
  }

  /** Clicks into a field and replaces its contents. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.hasFocus(target);
    await this.#keys(['a'], keys.Control);
    await this.type(text);
  }

  /** Chooses an option of a `<select>`, by its text. */
  async select(target: Target, text: string): Promise<void> {
    const { element } = await this.#reach(target, true);
    const option = await this.run(
      (select: unknown, wanted: string) =>
        [...(select as HTMLSelectElement).options].find((one) => one.text.trim() === wanted),
      element,
      text,
    );
    await this.#ask(`element/${idOf(option)}/click`, {});
    await expect.poll(() => this.value(target)).toBe(text);
  }

  /** Switches to a frame, or back to the page. */
  async enterFrame(target: Target | null): Promise<void> {
    if (target) await this.see(target);
    await this.#ask('frame', { id: target && (await this.#find(target, { handle: true }))?.element });
    this.#isInForeignFrame = await this.run(() => {
      try {
        return !parent.document;
      } catch {
        return true;
      }
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await ask<string>(`${this.#session}/screenshot`, 'GET'), 'base64');
  }

  #find(target: Target, { scroll = false, handle = false }): Promise<Found | null> {
    return this.run(
      findInPage as (query: Query, scroll: boolean, handle: boolean) => Found | null,
      asQuery(target),
      scroll,
      handle,
    );
  }

  async #reach(target: Target, handle = false): Promise<Found> {
    let last: Found | null = null;
    await expect(async () => {
      const before = last;
      last = await this.#find(target, { scroll: true, handle });
      expect(last, `to find ${described(target)}`).not.toBeNull();
      expect(last?.disabled, `${described(target)} to be enabled`).toBe(false);
      expect(last?.reachable, `${described(target)} to be reachable`).toBe(true);
      expect([last?.x, last?.y], `${described(target)} to stand still`).toEqual([before?.x, before?.y]);
    }).toPass({ intervals: [10, 20, 50, 100], timeout: 30_000 });
    return last as unknown as Found;
  }

  async #keys(pressed: readonly string[], modifier?: string): Promise<void> {
    const strokes = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = modifier
      ? [{ type: 'keyDown', value: modifier }, ...strokes, { type: 'keyUp', value: modifier }]
      : strokes;
    await this.#ask('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #ask<Answer>(command: string, body: object): Promise<Answer> {
    return ask<Answer>(`${this.#session}/${command}`, 'POST', body);
  }
}

async function ask<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  // For some pages the driver takes no screenshot and never answers.
  const signal = AbortSignal.timeout(address.endsWith('/screenshot') ? 10_000 : 60_000);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Answer;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebKit, ${address.split('/').at(-1) ?? ''}: ${error}: ${message}`);
}

function idOf(element: unknown): string {
  return String(Object.values(Object(element) as object)[0]);
}

function asQuery({ role, name, within }: Target): Query {
  return { role, name: asWords(name), within: within && asQuery(within) };
}

function asWords(name: Name | undefined): Words | undefined {
  return name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
}

function described({ role, name, within }: Target): string {
  return `${role}${name === undefined ? '' : ` ${String(name)}`}${within ? ` in ${described(within)}` : ''}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
