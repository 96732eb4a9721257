import { company, partner } from '../support/demo-address.ts';
import type { Finding } from '../../elements/doctor/finding.ts';
import { codesOn } from './support/doctor.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

/** A page that frames the hosted page has no element to ask. */
function findingsOfDoctor(page: Page): Promise<Finding[]> {
  return page.evaluate(async (url) => {
    const { diagnose } = (await import(url)) as { diagnose: () => Promise<Finding[]> };
    return diagnose();
  }, `${company}/cdn/doctor.js`);
}

test('nothing is found where the hosted page answers', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${partner}/partner/frame.html`);
  expect(await findingsOfDoctor(page)).toEqual([]);
});

test(
  'parent-not-allowed is found on the page around the frame and in the frame',
  { tag: '@long' },
  async ({ page }) => {
    await page.route(`${company}/?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(partner, 'https://other.example');
      await route.fulfill({ response, body });
    });
    await openMade(page, {
      script: `<script type="module">
        import { mountBookingFrame } from '${company}/cdn/frame.js';
        mountBookingFrame(document.body, { src: '${company}/?booking-doctor' });
      </script>`,
      body: '',
    });
    const inFrame = page.frameLocator('iframe').getByRole('dialog', { name: 'Booking doctor' });
    await expect(inFrame.getByRole('listitem').filter({ hasText: 'parent-not-allowed' })).toContainText(
      partner,
    );
    const [finding, ...others] = await findingsOfDoctor(page);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'parent-not-allowed', subject: `${company}/` });
    expect(finding?.fix).toContain(`Add ${partner} to allowedParents`);
  },
);

test('frame-without-host is found where no script talks to the frame', { tag: '@long' }, async ({ page }) => {
  await openMade(page, {
    body: `<transfers-box api-base="${apiBase}"></transfers-box><iframe title="Tours" src="${company}/widgets/activities"></iframe>`,
  });
  expect(await codesOn(page)).toEqual(['frame-without-host']);
});
