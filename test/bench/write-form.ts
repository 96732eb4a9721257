import type { Browser } from 'playwright';
import { boxAttributes } from './cases.ts';

/** The form of `<transfers-box>` as a page's author would write it into the markup, with the built script for that. */
export async function writeForm(
  browser: Browser,
  { company, partner }: { company: string; partner: string },
): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${partner}/partner/bare.html`);
  const form = await page.evaluate(
    async ([address, attributes]) => {
      const { declarativeForm } = (await import(address)) as {
        declarativeForm: (attributes: Record<string, string>) => string | undefined;
      };
      return declarativeForm(attributes);
    },
    [`${company}/cdn/declarative-form.js`, boxAttributes(company)] as const,
  );
  await page.close();
  if (form === undefined) throw new Error('The form was not written');
  return form;
}
