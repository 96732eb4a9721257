import { company } from '../support/demo-address.ts';
import { on, type Tab } from './support/tab.ts';
import { startSlowFramework } from './support/slow-framework.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof startSlowFramework>> }>({
  site: async ({}, provide) => {
    const site = await startSlowFramework();
    await provide(site);
    await site.close();
  },
});

const pickup = on('combobox', 'Pickup');

/** Types a place, lets the framework take the form over, and types on: the field stays where it was. */
async function typeAcrossTakeOver(
  tab: Tab,
  site: { open: () => void },
  tag: 'transfers-box' | 'booking-engine' = 'transfers-box',
  stays: readonly ('x' | 'y' | 'width' | 'height')[] = ['x', 'y', 'width', 'height'],
): Promise<void> {
  await tab.click(pickup);
  await tab.type('quinta');
  const before = await tab.see(pickup);
  site.open();
  await expect
    .poll(() => tab.run((name) => Reflect.get(document.querySelector(name) ?? {}, 'state') as string, tag))
    .toBe('ready');
  await tab.hasFocus(pickup);
  expect(await tab.see(pickup)).toMatchObject(Object.fromEntries(stays.map((side) => [side, before[side]])));
  await tab.type(' luna');
  expect(await tab.value(pickup)).toBe('quinta luna');
}

test('what is typed, chosen and counted before the framework arrives is there afterwards', async ({
  tab,
  site,
}) => {
  await tab.goto(site.address);
  await tab.click(on('radio', 'Hotel to Airport'));
  await tab.click(on('button', 'Add one'));
  await typeAcrossTakeOver(tab, site);
  expect(await tab.value(on('textbox', 'Adults'))).toBe('3');
  await tab.see(on('option', /Quinta Luna Hotel/));
});

test('what is typed into the form in the markup is there afterwards', async ({ tab, site }) => {
  await tab.goto(site.address);
  const template = await tab.run(
    async (address, hosted) => {
      const written = (await import(address)) as { declarativeForm: (own: object) => string };
      return written.declarativeForm({ 'hosted-url': hosted, mode: 'H2A' });
    },
    `${company}/cdn/declarative-form.js`,
    `${company}/`,
  );
  site.put(template);
  await tab.goto(`${site.address}markup`);
  // A button that clears the field now stands at its end.
  await typeAcrossTakeOver(tab, site, 'transfers-box', ['y', 'height']);
  await tab.see(on('option', /Quinta Luna Hotel/));
});

test(
  'the home screen stands before the framework arrives, and hands over what was entered',
  { tag: '@long' },
  async ({ tab, site }) => {
    await tab.goto(`${site.address}home`);
    await tab.seeText('Where would you like to go?');
    await tab.click(on('radio', 'Hotel to Airport'));
    await typeAcrossTakeOver(tab, site, 'booking-engine');
    await tab.see(on('option', /Quinta Luna Hotel/));
  },
);
