import { partner } from '../support/demo-address.ts';
import { on } from './support/tab.ts';
import { test } from './support/test.ts';

test(
  'a link of an article opens the storefront above it, and gets the focus back',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${partner}/partner/links.html`);
    // The form in place of a link shows that the code for links has loaded.
    await tab.see(on('button', 'Search'));
    const link = on('link', 'catamaran to Isla Mujeres');
    await tab.click(link);
    const overlay = on('dialog', /^Costa Clara/);
    await tab.see(on('heading', /Isla Mujeres/, overlay));
    await tab.press('Escape');
    await tab.gone(overlay);
    await tab.hasFocus(link);
  },
);
