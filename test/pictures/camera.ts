import type { Locator, Page } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import type { Look } from './looks.ts';

/** Takes the pictures of one look. */
export class Camera {
  readonly page: Page;
  readonly look: Look;

  constructor(page: Page, look: Look) {
    this.page = page;
    this.look = look;
  }

  async visit(screen: string, path: string, site = company, there?: Locator): Promise<void> {
    await this.page.goto(site + path);
    await this.take(screen, there);
  }

  /** The first screenful, and all of the page. */
  async take(screen: string, there?: Locator): Promise<void> {
    await there?.waitFor();
    await this.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    const file = (part: string) => `screenshots/${screen}/${nameOf(this.look)}${part}.png`;
    await this.page.screenshot({ path: file(''), animations: 'disabled' });
    await this.page.screenshot({ path: file('-whole'), animations: 'disabled', fullPage: true });
  }
}

export function nameOf({ width, scheme, language, pseudo }: Look): string {
  return `${width}-${scheme}-${pseudo ?? language}`;
}
