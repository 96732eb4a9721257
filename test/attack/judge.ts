import { isLost, isStuck, wrongWords } from './judge-screens.ts';
import type { Story } from './story.ts';
import { amountsIn, nonsenseIn, valueOf } from './words.ts';

export const verdicts = ['duplicate', 'lost', 'stuck', 'words', 'amount', 'nonsense', 'error'] as const;
type Verdict = (typeof verdicts)[number];

export interface Finding {
  verdict: Verdict;
  what: string;
}

/** Everything that is wrong with a run, judged only by what happened in it, not by the intended fault or action. */
export function judge(story: Story, start: { lines: readonly string[] }): Finding[] {
  return [
    ...ordersUnasked(story).map((what) => ({ verdict: 'duplicate' as const, what })),
    ...isLost(story, start.lines).map((what) => ({ verdict: 'lost' as const, what })),
    ...isStuck(story).map((what) => ({ verdict: 'stuck' as const, what })),
    ...wrongWords(story).map((what) => ({ verdict: 'words' as const, what })),
    ...amountsUnseen(story).map((what) => ({ verdict: 'amount' as const, what })),
    ...nonsense(story).map((what) => ({ verdict: 'nonsense' as const, what })),
    ...story.flatMap((entry) =>
      entry.kind === 'error' ? [{ verdict: 'error' as const, what: entry.message }] : [],
    ),
  ];
}

/**
 * If another order is pending, has an unknown outcome, or is booked with some of the same lines, a new order requires
 * the visitor's confirmation. So does one that is not the same as an order that the provider has failed to book. Each
 * confirmation covers one order; "I have checked" settles unknown outcomes.
 */
function ordersUnasked(story: Story): string[] {
  const found: string[] = [];
  const open = new Set<number>();
  const failed = new Map<number, string>();
  const attempts = new Map<number, string>();
  const stored = new Map<string, readonly string[]>();
  const booked = new Set<string>();
  let yes = 0;
  const settleAll = () => {
    open.clear();
    failed.clear();
  };
  for (const entry of story) {
    if (entry.kind === 'press' && entry.control === 'yes') yes++;
    if (entry.kind === 'press' && entry.control === 'checked') settleAll();
    if (entry.kind === 'sale') stored.set(entry.token, entry.lines);
    if (entry.kind === 'answer') {
      if (entry.outcome === 'booked') [...stored.values()].flat().forEach((line) => booked.add(line));
      if (entry.outcome === 'booked') settleAll();
      else if (entry.outcome !== 'unknown' && entry.outcome !== 'odd') open.delete(entry.number);
      if (entry.outcome === 'failed') failed.set(entry.number, attempts.get(entry.number) ?? '');
    }
    if (entry.kind !== 'post') continue;
    attempts.set(entry.number, entry.attempt);
    const isChanged = [...failed.values()].some((attempt) => attempt !== entry.attempt);
    const isAgain = open.size > 0 || isChanged || entry.lines.some((line) => booked.has(line));
    if (isAgain && yes === 0) found.push(`order ${entry.number} was sent without a question`);
    if (isAgain) yes = Math.max(0, yes - 1);
    open.add(entry.number);
  }
  return found;
}

/**
 * The amount that is sent was on screen when it was sent by a press; after a price change, by a press that accepts it. A
 * coupon that was yet to be checked then, for which the order waits, may make it less.
 */
function amountsUnseen(story: Story): string[] {
  return [1, 2].flatMap((tab) => amountsUnseenIn(tab, story));
}

function amountsUnseenIn(tab: number, story: Story): string[] {
  const found: string[] = [];
  const own = new Set<number>();
  let seen: string[] = [];
  let mustAccept = false;
  for (const entry of story) {
    if (entry.kind === 'press' && entry.screen.tab === tab) {
      seen = amountsIn(entry.screen.text);
      if (entry.control === 'accept') mustAccept = false;
    }
    if (entry.kind === 'answer' && own.has(entry.number) && entry.outcome === 'price') mustAccept = true;
    if (entry.kind !== 'post' || entry.tab !== tab) continue;
    own.add(entry.number);
    const isDiscounted = entry.coupon !== '' && seen.some((one) => valueOf(entry.total) < valueOf(one));
    if (!seen.includes(entry.total) && !isDiscounted)
      found.push(`${entry.total} was sent, which was not on the screen`);
    else if (mustAccept) found.push(`${entry.total} was sent before the change of price was accepted`);
  }
  return found;
}

function nonsense(story: Story): string[] {
  const words = story.flatMap((entry) => {
    const found = entry.kind === 'seen' ? nonsenseIn(entry.screen.text) : undefined;
    return found === undefined ? [] : [`"${found}" is on the screen`];
  });
  return [...new Set(words)];
}
