import type { Browser, BrowserContext } from 'playwright';
import { closedGate } from '../e2e/support/gate.ts';
import { actions, insist, type Action } from './actions.ts';
import type { Carts } from './carts.ts';
import { faults } from './faults.ts';
import { judge, type Finding } from './judge.ts';
import type { Trouble } from './provider.ts';
import { nameOf, oneOf, randomOf, type Cell } from './seed.ts';
import type { Site } from './site.ts';
import type { Story } from './story.ts';
import { Visitor } from './visitor.ts';
import { claimsOf } from './words.ts';

export interface Stage {
  browser: Browser;
  site: Site;
  carts: Carts;
}

export interface Played extends Cell {
  findings: Finding[];
  story: Story;
  orders: number;
  milliseconds: number;
}

/** The lines that every cart starts with. */
const startLines = ['sim-card', 'child-seat'];

/** How the visitor finishes: the answer to each question of the page. */
const endings = [
  ['cancel', 'yes'],
  ['yes', 'cancel'],
  ['cancel', 'cancel'],
] as const;

/** One run: an order meets a fault, an action follows, and then the visitor insists on booking. */
export async function play({ browser, site, carts }: Stage, cell: Cell, seed: number): Promise<Played> {
  const started = Date.now();
  const random = randomOf('run', seed, nameOf(cell), cell.round);
  const fault = named(faults, cell.fault);
  const action = named(actions, cell.action);
  const id = `${seed}-${cell.round}-${faults.indexOf(fault)}-${actions.indexOf(action)}`;
  const story: Story = [];
  const [answered, arrived] = [closedGate(), closedGate()];
  const trouble: Trouble = {
    fault,
    first: oneOf(fault.first, random),
    story,
    orders: 0,
    sentFrom: [],
    held: answered.passed,
    arrived: arrived.open,
    isWell: false,
  };
  site.troubles.set(id, trouble);
  site.kept.set(id, action.coupon ? carts.withCoupon : carts.plain);
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Cancun' });
  context.setDefaultTimeout(20_000);
  try {
    const visitor = new Visitor(await context.newPage(), 1, story);
    context.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/cart/checkout')) return;
      trouble.sentFrom.push(request.frame().page() === visitor.page ? 1 : 2);
    });
    await visitor.page.goto(new URL('/before', site.pageOf(id)).href);
    await visitor.page.goto(site.pageOf(id));
    await visitor.settle();
    await visitor.fillIn();
    await visitor.settle();
    const answer = async () => {
      if (fault.offline === 'after') await context.setOffline(true);
      answered.open();
      // Skips fifteen seconds.
      if (trouble.first.answer === 'never') await visitor.page.evaluate('runOutOfPatience()');
    };
    const copy = copier(context, visitor, story);
    if (action.copied) await copy();
    if (fault.offline === 'before') await context.setOffline(true);
    const isSent = fault.offline === 'before' ? Promise.resolve() : byTime(arrived.passed);
    await act(visitor, action, {
      answer,
      isSent,
      run: async () => {
        if (action.loads) await context.setOffline(false);
        await action.run(visitor, copy);
      },
    });
    await context.setOffline(false);
    trouble.isWell = true;
    await visitor.settle();
    if (!claimsOf((await visitor.look()).text).booked) await visitor.go('/cart/checkout');
    for (const reply of oneOf(endings, random)) await insist(visitor, reply);
    await visitor.settle();
  } catch (error) {
    story.push({ kind: 'error', message: `not played to its end: ${String(error).split('\n')[0] ?? ''}` });
  } finally {
    answered.open();
    await context.close();
    site.troubles.delete(id);
  }
  const findings = judge(story, { lines: startLines });
  return { ...cell, findings, story, orders: trouble.orders, milliseconds: Date.now() - started };
}

interface Cues {
  run: () => Promise<void>;
  /** Releases the answer to the first order. */
  answer: () => Promise<void>;
  isSent: Promise<unknown>;
}

/** The first press, and the action right after it, before its answer, or once the answer is shown. */
async function act(visitor: Visitor, { when }: Action, { run, answer, isSent }: Cues): Promise<void> {
  await visitor.pressFirst();
  if (when === 'blind') {
    await Promise.all([run(), isSent.then(answer)]);
    return;
  }
  await isSent;
  if (when === 'after') {
    await answer();
    await visitor.settle();
    await run();
    return;
  }
  await visitor.look();
  await run();
  await visitor.look();
  await answer();
}

/** A duplicate of the tab, as browsers create them; created once and then reused. */
function copier(context: BrowserContext, visitor: Visitor, story: Story): () => Promise<Visitor> {
  let made: Promise<Visitor> | undefined;
  const make = async () => {
    const opened = context.waitForEvent('page');
    await visitor.page.evaluate(() => void window.open(location.href));
    const other = new Visitor(await opened, 2, story);
    await other.settle();
    return other;
  };
  return () => (made ??= make());
}

function named<Item extends { name: string }>(items: readonly Item[], name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`There is no "${name}"`);
  return item;
}

/** A missing order fails its run instead of blocking all of them. */
function byTime(arrival: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the order was not sent')), 30_000);
    void arrival.then(resolve).finally(() => clearTimeout(timer));
  });
}
