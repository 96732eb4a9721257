import { daysFromNow } from '../e2e/support/dates.ts';
import { canBePressed, type Visitor } from './visitor.ts';

/**
 * `blind`: right after the first press, before the visitor could have seen its effect. `held`: while the first order is
 * pending. `after`: once its outcome is shown.
 */
type Moment = 'blind' | 'held' | 'after';

export interface Action {
  name: string;
  /** What is done, independent of when. */
  what: string;
  when: Moment;
  /** Whether the cart starts with a coupon. */
  coupon?: boolean;
  /** Whether it loads something, which is impossible without a connection. */
  loads?: boolean;
  /** Whether another tab with the same cart is open from the start. */
  copied?: boolean;
  /** `copy` is that other tab, opened if necessary. */
  run: (visitor: Visitor, copy: () => Promise<Visitor>) => Promise<unknown>;
}

const nothing = () => Promise.resolve();

const blind: Omit<Action, 'what'>[] = [
  {
    name: 'double click',
    when: 'blind',
    run: (visitor) => pressBlindly(visitor, [0], { clickCount: 2 }),
  },
  { name: 'press again after 120 ms', when: 'blind', run: (visitor) => pressBlindly(visitor, [120]) },
  { name: 'press again after 500 ms', when: 'blind', run: (visitor) => pressBlindly(visitor, [500]) },
  { name: 'press five times', when: 'blind', run: (visitor) => pressBlindly(visitor, [60, 60, 120, 250]) },
  {
    name: 'Enter after 120 ms',
    when: 'blind',
    run: async (visitor) => {
      await visitor.page.waitForTimeout(120);
      visitor.will('book');
      await visitor.page.keyboard.press('Enter');
    },
  },
];

/** What a visitor, the host page or another tab can do at any time. */
const anyTime: Record<string, Action['run']> = {
  nothing,
  'delete a line': deleteLine,
  'delete all lines': async (visitor) => {
    while (await deleteLine(visitor));
  },
  'add an extra': async (visitor) => {
    await visitor.go('/extras');
    const card = visitor.page.getByRole('article', { name: /Surfboard/ });
    await card.getByRole('combobox').selectOption('1');
    await card.getByText('Added to cart').waitFor();
    visitor.story.push({ kind: 'added', line: 'surfboard' });
    await visitor.go('/cart/checkout');
  },
  'add a tour by another element': addTour,
  'apply a coupon': async (visitor) => {
    const code = visitor.field('Coupon');
    if (!(await canBePressed(code))) return;
    await code.fill('WELCOME10');
    await visitor.press(visitor.button('Apply'));
  },
  'remove the coupon': (visitor) => visitor.press(visitor.button('Remove')),
  'change the customer': async (visitor) => {
    const email = visitor.field('Email');
    if (await canBePressed(email)) await email.fill('grace@example.com');
  },
  'change the method': async (visitor) => {
    const other = visitor.page.getByRole('radio', { name: 'Bank transfer' });
    if (await canBePressed(other)) await other.check({ force: true });
  },
  'change the currency': (visitor) => choose(visitor, 'Currency', 'eur'),
  'change the language': async (visitor) => {
    if (!(await choose(visitor, 'Language', 'es'))) return;
    await visitor.page.getByLabel('Idioma', { exact: true }).first().waitFor();
    await visitor.look();
    await visitor.page.getByLabel('Idioma', { exact: true }).first().selectOption('en');
    await visitor.field('Language').waitFor();
  },
  reload: ({ page }) => page.reload(),
  'back and forward': async ({ page }) => {
    await page.goBack();
    await page.goForward();
  },
  'leave the cart and return': async (visitor) => {
    await visitor.go('/');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.go('/cart/checkout');
  },
  'clearCart()': (visitor) => visitor.clearCart(),
  'remove and re-add the element': ({ page }) =>
    page.evaluate(async () => {
      const engine = document.querySelector('booking-engine');
      engine?.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (engine) document.body.append(engine);
    }),
  'order in a copy of the tab': async (_, copy) => insist(await copy(), 'yes'),
  'order in a tab copied before': async (_, copy) => insist(await copy(), 'cancel'),
  'order in a tab copied before, yes': async (_, copy) => insist(await copy(), 'yes'),
};

const afterwards: Record<string, Action['run']> = {
  'Try again, yes': (visitor) => tryAgain(visitor, 'yes'),
  'Try again, cancel': (visitor) => tryAgain(visitor, 'cancel'),
  'I have checked': async (visitor) => {
    await visitor.press(visitor.button(/I have checked/), 'checked');
  },
};

export const actions: readonly Action[] = [
  ...blind.map((one) => ({ ...one, what: one.name })),
  ...Object.entries(anyTime).map(([name, run]) => action(name, 'held', run)),
  ...Object.entries({ ...anyTime, ...afterwards }).map(([name, run]) => action(name, 'after', run)),
];

function action(what: string, when: 'held' | 'after', run: Action['run']): Action {
  const name = `${when === 'held' ? 'meanwhile' : 'then'}: ${what}`;
  return {
    name,
    what,
    when,
    run,
    coupon: what === 'remove the coupon',
    copied: what.includes('copied before'),
    loads: /^(add|reload|back|order|change the l)/.test(what),
  };
}

/** At the position of the button, whatever is there now. */
async function pressBlindly(
  visitor: Visitor,
  pauses: readonly number[],
  { clickCount = 1 } = {},
): Promise<void> {
  for (const pause of pauses) {
    if (pause > 0) await visitor.page.waitForTimeout(pause);
    visitor.will('book');
    await visitor.page.mouse.down({ clickCount });
    await visitor.page.mouse.up({ clickCount });
  }
}

async function deleteLine(visitor: Visitor): Promise<boolean> {
  if (!(await visitor.press(visitor.button(/^Delete/)))) return false;
  const confirm = visitor.button('Yes, delete it!');
  const isAsked = await confirm.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return false;
  const before = (await visitor.look()).cart;
  await confirm.click();
  await confirm.waitFor({ state: 'hidden' });
  const after = (await visitor.look()).cart;
  const gone = before.filter((name) => !after.includes(name));
  for (const name of gone) visitor.story.push({ kind: 'removed', line: name });
  return gone.length > 0;
}

async function addTour(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.evaluate(() => {
    const quote = document.createElement('activity-quote');
    quote.setAttribute('api-base', document.querySelector('booking-engine')?.getAttribute('api-base') ?? '');
    quote.setAttribute('activity', 'puerto-morelos-reef');
    document.body.append(quote);
  });
  const quote = page.locator('activity-quote');
  await quote.getByLabel('Date', { exact: true }).fill(daysFromNow(10).typed);
  await quote.getByLabel('Date', { exact: true }).blur();
  await quote.getByRole('radio', { name: '09:00' }).check();
  await quote.getByRole('button', { name: 'Add to cart' }).click();
  const added = quote.getByRole('dialog', { name: 'Added to cart' });
  await added.waitFor();
  visitor.story.push({ kind: 'added', line: 'tour' });
  await added.getByRole('button', { name: 'Close' }).click();
}

async function choose(visitor: Visitor, label: string, value: string): Promise<boolean> {
  const list = visitor.field(label);
  if (!(await canBePressed(list))) return false;
  await list.selectOption(value);
  return true;
}

async function tryAgain(visitor: Visitor, answer: 'yes' | 'cancel'): Promise<void> {
  const again = visitor.button('Try again');
  if (!(await canBePressed(again))) return;
  const isThere = (await visitor.look()).heading === 'Your cart';
  if (isThere && (await visitor.press(again, 'book'))) await answerQuestion(visitor, answer);
}

/** Presses the booking button as long as it can be pressed, and answers all questions. */
export async function insist(visitor: Visitor, answer: 'yes' | 'cancel'): Promise<void> {
  const { heading, asks } = await visitor.look();
  if (asks) return answerQuestion(visitor, answer);
  if (heading !== 'Your cart') return;
  await visitor.fillIn();
  await visitor.settle();
  const accept = visitor.button(/^Accept the new total/);
  const isPressed =
    answer === 'yes' && (await canBePressed(accept))
      ? await visitor.press(accept, 'accept')
      : await visitor.press(visitor.book, 'book');
  if (isPressed) await answerQuestion(visitor, answer);
}

async function answerQuestion(visitor: Visitor, answer: 'yes' | 'cancel'): Promise<void> {
  const { asks } = await visitor.settle();
  if (!asks) return;
  if (answer === 'yes') await visitor.press(visitor.question.getByRole('button', { name: /^Yes/ }), 'yes');
  else await visitor.press(visitor.question.getByRole('button', { name: 'Cancel' }));
  await visitor.settle();
}
