import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';
import { expect, type Page } from './test.ts';

interface Look {
  /** What is looked at: by default the whole page. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
}

/** What axe finds on the page as it is. */
export async function axeViolations(page: Page, { within, rules }: Look = {}): Promise<Result[]> {
  // Its code is as large as a storefront: each page reads it once.
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

/** Nothing that axe finds, by day; and by night nothing that cannot be read. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const within = 'booking-engine';
  await page.emulateMedia({ colorScheme: 'light' });
  expect(inWords(await axeViolations(page, { within })), `${screen}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, { within, rules: ['color-contrast'] });
  expect(inWords(byNight), `${screen}, dark`).toEqual([]);
}

function inWords(violations: Result[]): string[] {
  const told = ({ target, failureSummary }: NodeResult) =>
    `${target.flat().join(' ')}: ${failureSummary ?? ''}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}
