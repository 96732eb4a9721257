import type { Locator } from 'playwright/test';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, longUnless, test } from './support/test.ts';

interface Row {
  attributes: string;
  /** What stands in it, by label. */
  fields: Record<string, string>;
}

const rows: Record<string, Row> = {
  'booking-engine': { attributes: 'route="/transfers?airport=CUN"', fields: { Adults: '4', Kids: '2' } },
  'transfers-box': { attributes: 'airport="CUN"', fields: { Adults: '4', Kids: '2' } },
  'activities-list': { attributes: '', fields: {} },
  'activity-quote': { attributes: 'activity="isla-mujeres-catamaran"', fields: { Adults: '4', Kids: '2' } },
};

test.describe('an element that is removed and re-added keeps its content:', () => {
  for (const [tag, { attributes, fields }] of Object.entries(rows))
    test(tag, longUnless(tag === 'booking-engine' || tag === 'transfers-box'), async ({ page }) => {
      await openMade(page, { body: `<${tag} api-base="${apiBase}" ${attributes}></${tag}>` });
      const element = page.locator(tag);
      const [typed, silent] = Object.keys(fields).map((label) => element.getByLabel(label, { exact: true }));
      const anything = element
        .getByRole('article')
        .first()
        .or(element.getByLabel('Adults', { exact: true }));
      await expect(anything).toBeVisible();
      await expect(page.locator(`${tag}:state(ready)`)).toBeVisible();
      await typed?.fill(fields['Adults'] ?? '');
      await silent?.evaluate(
        (field, value) => ((field as HTMLInputElement).value = value),
        fields['Kids'] ?? '',
      );
      await takeOutAndPutBack(element);
      await expect(anything).toBeVisible();
      for (const [label, value] of Object.entries(fields))
        await expect(element.getByLabel(label, { exact: true })).toHaveValue(value);
    });
});

/** Long enough for it to take down what it shows. */
async function takeOutAndPutBack(element: Locator): Promise<void> {
  await element.evaluate(async (taken) => {
    taken.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.body.append(taken);
  });
}
