import type { Locator } from 'playwright/test';
import { expect, type Page } from './test.ts';

export const tourCard = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** The quote box of a tour, by its visible texts. */
export class Quote {
  /** The page, or the element that contains the box. */
  readonly page: Page | Locator;

  constructor(page: Page | Locator) {
    this.page = page;
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Sets a count by typing. */
  async people(counts: Record<string, number>): Promise<void> {
    for (const [label, count] of Object.entries(counts)) await this.field(label).fill(String(count));
  }

  async rate(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  async date(typed: string, label = 'Date'): Promise<void> {
    const field = this.field(label);
    await field.fill(typed);
    await field.blur();
  }

  async time(time: string): Promise<void> {
    await this.page.getByRole('radio', { name: time }).check();
  }

  async pickup(typed: string, place: RegExp, label = 'Pick-up location'): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).fill(typed);
    await this.page.getByRole('option', { name: place }).click();
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.total).toContainText(amount);
  }

  get total(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Total' });
  }

  get add(): Locator {
    return this.page.getByRole('button', { name: 'Add to cart' });
  }

  get added(): Locator {
    return this.page.getByRole('dialog', { name: 'Added to cart' });
  }
}
