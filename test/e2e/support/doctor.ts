import type { Finding } from '../../../elements/doctor/finding.ts';
import type { Locator } from 'playwright/test';
import { expect, type Page } from './test.ts';

interface Diagnosed extends HTMLElement {
  diagnose: () => Promise<Finding[]>;
}

/** What the doctor finds on a page, once one of its elements is defined. */
export async function diagnosed(page: Page): Promise<Finding[]> {
  const tags = 'booking-engine, transfers-box, activities-list, activity-quote';
  await expect(page.locator(tags).first()).toBeAttached();
  return page
    .locator(tags)
    .first()
    .evaluate(async (element) => {
      await customElements.whenDefined(element.localName);
      return (element as Diagnosed).diagnose();
    });
}

/** Their codes, each once, in alphabetical order. */
export async function codesOn(page: Page): Promise<string[]> {
  return [...new Set((await diagnosed(page)).map(({ code }) => code))].sort();
}

/** A finding in the panel, in whichever language. */
export function inPanel(page: Page, code: string): Locator {
  const dialog = page.getByRole('dialog', { name: /^(Booking doctor|Diagnóstico de reservas)$/ });
  return dialog.getByRole('listitem').filter({ has: page.getByRole('link', { name: code }) });
}
