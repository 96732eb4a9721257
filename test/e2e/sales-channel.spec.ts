import { company } from '../support/demo-address.ts';
import { bookButton } from './support/checkout.ts';
import { daysFromNow } from './support/dates.ts';
import { engine, expectRoute, navigate } from './support/engine.ts';
import { addToCart } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade } from './support/made-page.ts';
import { changeAnswer, requestsTo, type Fields } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

/** With all that HTML, URLs and JSON write differently, spaces at both ends, and an accent beside its letter. */
const channel = ` a b+c%2F&é='"/ü\\#?<e\u0301  `;

const handOffs = ['engine', 'overlay', 'page'] as const;
type HandOff = (typeof handOffs)[number];

interface Origin {
  body: (to: HandOff) => string;
  /** As a visitor goes on from the element to the storefront. */
  goOn: (page: Page, to: HandOff) => Promise<void>;
}

/** For an engine of its own the hand-offs are: none, its own overlay, and its trip link to the hosted page. */
const origins: Record<string, Origin> = {
  'booking-engine': {
    body: (to) => element('booking-engine', to === 'overlay' ? 'presentation="overlay"' : 'route="/extras"'),
    goOn: async (page, to) => {
      if (to === 'overlay') await call(engine(page), 'show', '/extras');
      if (to !== 'page') return;
      await addToCart(page, { 'Child seat': 1 });
      await page.goto((await engine(page).evaluate((from) => from.tripLink())) ?? '');
      await expect(page.getByRole('listitem').filter({ hasText: 'Child seat' })).toBeVisible();
    },
  },
  'transfers-box': {
    body: (to) => widget('transfers-box', to, 'airport="CUN" to="quinta-luna"'),
    goOn: async (page) => {
      const box = page.locator('transfers-box');
      await expect(box.getByLabel('Destination', { exact: true })).toHaveValue('Quinta Luna Hotel');
      await box.getByRole('button', { name: 'Search' }).click();
    },
  },
  'activities-list': {
    body: (to) => widget('activities-list', to, 'category="water" limit="1"'),
    goOn: (page) => page.locator('activities-list').getByRole('article').getByRole('link').click(),
  },
  'activity-quote': {
    body: (to) => widget('activity-quote', to, 'activity="puerto-morelos-reef" category="water"'),
    goOn: async (page) => {
      const quote = new Quote(page.locator('activity-quote'));
      await quote.date(daysFromNow(10).typed);
      await quote.time('09:00');
      await quote.add.click();
      await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
      await expect(page.getByRole('button', { name: /^Cart \([1-9]/ })).toBeVisible();
    },
  },
};

const ways = [
  { how: 'paid on another site', method: 'Mercado Pago', pays: true },
  { how: 'paid by the card step', method: 'Credit or debit card', pays: true },
  { how: 'after a reload', method: 'Pay at arrival', reloads: true },
] as const;

// The fourth way, paid at arrival, is the next order in the tab of one cell of each element and hand-off: it also shows
// what the first way back has left, each of them in turn.
for (const [row, [name, { body, goOn }]] of Object.entries(origins).entries()) {
  for (const [column, to] of handOffs.entries()) {
    for (const [index, way] of ways.entries()) {
      const again = index === (row + column) % ways.length;
      const title = `the channel of <${name}>, on to the ${to}, ${way.how}${again ? ', and again at arrival' : ''}`;
      test(title, { tag: '@long' }, async ({ page }) => {
        const orders = requestsTo(page, '/cart/checkout');
        const arrive = async () => {
          await goOn(page, to);
          if (to === 'page') await page.waitForURL(`${company}/**`);
          await expectRoute(page, /^\/(activities\/|transfers\/|extras|cart\/)/);
        };
        if (to !== 'engine') await changeAnswer(page, '/cart/checkout', asOwnStep);
        await openMade(page, { body: body(to) });
        await arrive();
        await fillCart(page);
        if ('reloads' in way) {
          await page.reload();
          if (to === 'overlay') await arrive();
          await navigate(page, '/cart/checkout');
        }
        await book(page, way.method);
        if ('pays' in way) await page.getByRole('button', { name: 'Approve' }).click();
        await expect(page.getByText('ada@example.com')).toBeVisible();
        if (again) await bookAgain(page, to, way);
        const sent = orders.map(({ body }) => (body as { sc: string }).sc);
        expect(sent).toEqual(again ? [channel, channel] : [channel]);
      });
    }
  }
}

/**
 * Paying returns to the hosted page. From there a visitor whom it does not know goes back to the partner's site, to a page
 * that names no channel; the one whom an overlay has sent there to pay books on.
 */
async function bookAgain(page: Page, to: HandOff, way: (typeof ways)[number]): Promise<void> {
  const isKnown = to === 'page' || (to === 'overlay' && way.how === 'paid by the card step');
  if ('pays' in way && !isKnown) await openMade(page, { body: plainEngine });
  await fillCart(page);
  await book(page, 'Pay at arrival');
  await expect(page.getByText('ada@example.com')).toBeVisible();
}

/** Without its origin a card step is shown in place, or by the hosted page if the overlay has to be left for it. */
function asOwnStep(answer: Fields): Fields {
  const { redirectUrl } = answer;
  if (typeof redirectUrl !== 'string' || !redirectUrl.includes('/azul/')) return answer;
  return { ...answer, redirectUrl: redirectUrl.replace(company, '') };
}

const plainEngine = `<booking-engine api-base="${apiBase}"></booking-engine>`;

function element(name: string, attributes: string): string {
  const written = channel.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<${name} api-base="${apiBase}" hosted-url="${company}/" sales-channel="${written}" ${attributes}></${name}>`;
}

function widget(name: string, to: HandOff, attributes: string): string {
  return element(name, `open-mode="${to}" ${attributes}`) + (to === 'engine' ? plainEngine : '');
}

async function fillCart(page: Page): Promise<void> {
  await navigate(page, '/extras');
  await addToCart(page, { 'SIM card': 1 });
}

async function book(page: Page, method: string): Promise<void> {
  const journey = new Journey(page);
  await journey.fillCustomer();
  await journey.pay(method);
  await bookButton(page).click();
}
