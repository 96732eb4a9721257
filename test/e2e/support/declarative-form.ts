import { company, partner } from '../../support/demo-address.ts';
import { closedGate } from './gate.ts';
import { apiBase } from './made-page.ts';
import { expect, type Page } from './test.ts';

/** The form of `<transfers-box>` in the page's own markup, before and without any script. */
export type Attributes = Record<string, string | true>;
const given = { 'api-base': apiBase, 'hosted-url': `${company}/` };

export const box = (page: Page) => page.locator('transfers-box');
export const field = (page: Page, label: string) => box(page).getByLabel(label, { exact: true });
export const combobox = (page: Page, label: string) => box(page).getByRole('combobox', { name: label });
export const search = (page: Page) => box(page).getByRole('button', { name: /^(Search|Buscar)$/ });
const isReady = (page: Page) => box(page).evaluate((element) => Reflect.get(element, 'state') === 'ready');

/** The element with its form, as the build writes it. */
export async function markup(page: Page, attributes: Attributes = {}): Promise<string> {
  const all = { ...given, ...attributes };
  await page.goto(`${partner}/partner/bare.html`);
  const template = await page.evaluate(
    async ([address, own]) => {
      const written = (await import(address)) as { declarativeForm: (own: Attributes) => string };
      return written.declarativeForm(own);
    },
    [`${company}/cdn/declarative-form.js`, all] as const,
  );
  const names = Object.entries<string | true>(all).map(([name, value]) =>
    value === true ? name : `${name}="${value}"`,
  );
  return `<transfers-box ${names.join(' ')}>${template}<a href="${company}/">Book online</a></transfers-box>`;
}

/** As it looks where scripts are switched off. */
export const withoutScripts = (body: string) => body.replace('(scripting:none)', 'all');

/** Holds scripts back until they are released, one after the other. */
export async function heldScripts(page: Page) {
  const hold = async (address: RegExp) => {
    const gate = closedGate();
    await page.route(address, async (route) => {
      await gate.passed;
      await route.continue();
    });
    return gate.open;
  };
  return {
    loader: await hold(/\/cdn\/booking\.js/),
    view: await hold(/\/chunks\/core-/),
  };
}

/** Expects that the first form has rendered: its stepper works. */
export async function expectFirstForm(page: Page): Promise<void> {
  await expect(
    box(page)
      .getByRole('button', { name: /^(Clear|Add one|Añadir uno)$/ })
      .first(),
  ).toBeVisible();
  await expect
    .poll(() => box(page).evaluate(({ shadowRoot }) => shadowRoot?.querySelector('style')))
    .toBeFalsy();
  await expect(box(page).locator('form')).toHaveCount(1);
}

export async function expectView(page: Page): Promise<void> {
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(box(page).locator('form')).toHaveCount(1);
  await expect
    .poll(() => box(page).evaluate(({ shadowRoot }) => shadowRoot?.querySelector('style')))
    .toBeFalsy();
}
