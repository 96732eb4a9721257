import { partner } from '../support/demo-address.ts';
import { on } from './support/tab.ts';
import { test } from './support/test.ts';

test(
  'the doctor opens above the page, lists what it finds, and closes',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${partner}/partner/hostile/stripped-tags.html?booking-doctor`);
    const panel = on('dialog', 'Booking doctor');
    await tab.see(panel);
    await tab.seeText('The tag is inside a paragraph.', panel);
    await tab.seeText('What the elements cost this page can be measured in Chrome and Edge', panel);
    await tab.click(on('button', 'Check again', panel));
    await tab.see(on('link', 'More about tag-in-p', panel));
    await tab.press('Escape');
    await tab.gone(panel);
  },
);
