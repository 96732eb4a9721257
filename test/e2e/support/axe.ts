import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

/** Nothing that axe finds, by day; and by night nothing that cannot be read. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(new AxeBuilder({ page })), `${screen}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(new AxeBuilder({ page }).withRules('color-contrast')), `${screen}, dark`).toEqual(
    [],
  );
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.include('booking-engine').setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary ?? ''}`),
  );
}
