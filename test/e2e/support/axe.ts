import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';
import { expect, type Page } from './test.ts';

interface Look {
  /** The part to check; by default the whole page. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
}

/** The violations that axe finds on the current page. */
export async function axeViolations(page: Page, { within, rules }: Look = {}): Promise<Result[]> {
  // Its code is as large as a storefront, so each page loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(
    async ([selector, asked]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(selector ?? document, asked)).violations;
    },
    [within, options] as const,
  );
}

/** Expects no axe violations in light mode, and no contrast violations in dark mode. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const within = 'booking-engine';
  await page.emulateMedia({ colorScheme: 'light' });
  expect(inWords(await axeViolations(page, { within })), `${screen}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, { within, rules: ['color-contrast'] });
  expect(inWords(byNight), `${screen}, dark`).toEqual([]);
}

function inWords(violations: Result[]): string[] {
  const describe = ({ target, failureSummary }: NodeResult) =>
    `${target.flat().join(' ')}: ${failureSummary ?? ''}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${describe(node)}`));
}
