import type { Entry, Screen, Story } from './story.ts';
import { claimsOf, leadingOn } from './words.ts';

type Answer = Extract<Entry, { kind: 'answer' }>;

/** What is known at the provider and what the page was told, at one moment of the story. */
interface Moment {
  screen: Screen;
  underWay: number;
  /** Orders that may be booked, as far as the page can know. */
  unknown: number;
  /** Anything is stored. */
  sold: boolean;
  last: Answer['told'] | undefined;
}

/** A screen that says of an order what is not so, or nothing where something must be said. */
export function wrongWords(story: Story): string[] {
  const found = moments(story).flatMap((moment) => wrongAt(moment));
  return [
    ...new Set([...found, ...removedYetBooked(story), ...bookedInSilence(story), ...bookedYetInCart(story)]),
  ];
}

function wrongAt({ screen, underWay, unknown, sold, last }: Moment): string[] {
  const { booked, unknown: mayBe, refused, priceChanged } = claimsOf(screen.text);
  const found: string[] = [];
  if (booked && !sold) found.push('"booked" is said, and nothing is');
  if (booked && last !== 'booked' && last !== 'odd') found.push('"booked" is said before the provider did');
  if (refused && underWay + unknown > 0) found.push('"not booked" is said of an order that may be booked');
  if (screen.tab > 1) return found;
  const isQuiet = unknown > 0 && underWay === 0 && !screen.busy && !mayBe;
  if (isQuiet && isCart(screen)) found.push('nothing is said of an order that may be booked');
  if (mayBe && unknown + underWay === 0 && !screen.asks)
    found.push('"may be booked" is said, and it is not so');
  if (priceChanged && last === 'booked') found.push('"the price has changed" is said of a booked order');
  return found;
}

/** Every screen that was seen, with how things stood. */
function moments(story: Story): Moment[] {
  const found: Moment[] = [];
  const underWay = new Set<number>();
  const unknown = new Set<number>();
  let sold = false;
  let last: Answer['told'] | undefined;
  for (const entry of story) {
    if (entry.kind === 'post') underWay.add(entry.number);
    if (entry.kind === 'sale') sold = true;
    if (entry.kind === 'press' && entry.control === 'checked') unknown.clear();
    if (entry.kind === 'answer') {
      last = entry.told;
      underWay.delete(entry.number);
      if (last === 'unknown' || last === 'odd') unknown.add(entry.number);
      if (last === 'booked') unknown.clear();
    }
    if (entry.kind === 'seen') {
      found.push({ screen: entry.screen, underWay: underWay.size, unknown: unknown.size, sold, last });
    }
  }
  return found;
}

/** While an order is under way its lines are fixed: "Removed" is not said of what is then booked. */
function removedYetBooked(story: Story): string[] {
  return story.flatMap((entry, index) => {
    if (entry.kind !== 'removed') return [];
    const before = story.slice(0, index);
    const isUnderWay = before.some(
      (order) =>
        order.kind === 'post' &&
        order.lines.includes(entry.line) &&
        !before.some((answer) => answer.kind === 'answer' && answer.number === order.number),
    );
    return isUnderWay ? [`"Removed" is said of ${entry.line}, whose order is under way`] : [];
  });
}

function bookedInSilence(story: Story): string[] {
  const answer = story.findIndex((entry) => entry.kind === 'answer' && entry.told === 'booked');
  const isSaid = story
    .slice(answer)
    .some((entry) => entry.kind === 'seen' && claimsOf(entry.screen.text).booked);
  return answer < 0 || isSaid ? [] : ['no screen says that the order is booked'];
}

function bookedYetInCart(story: Story): string[] {
  const end = lastScreen(story, 1);
  const lastAnswer = story.findLast((entry) => entry.kind === 'answer');
  if (!end || lastAnswer?.told !== 'booked') return [];
  const sold = soldLines(story);
  return end.cart.filter((line) => sold.has(line)).map((line) => `${line} is booked and still in the cart`);
}

/** Lines that are neither sold nor in the cart, and that nobody took out. */
export function isLost(story: Story, start: readonly string[]): string[] {
  const end = lastScreen(story, 1);
  if (!end) return [];
  const expected = new Set(start);
  const underWay = new Set<number>();
  for (const entry of story) {
    if (entry.kind === 'added') expected.add(entry.line);
    if (entry.kind === 'removed') expected.delete(entry.line);
    if (entry.kind === 'post') underWay.add(entry.number);
    if (entry.kind === 'answer') underWay.delete(entry.number);
    // The lines of an order that is under way are fixed.
    if (entry.kind === 'cleared' && underWay.size === 0) expected.clear();
  }
  const kept = new Set([...soldLines(story), ...end.cart]);
  return [...expected].filter((line) => !kept.has(line)).map((line) => `${line} is gone`);
}

/** When the dust has settled there is something to press, and in a cart something that leads on. */
export function isStuck(story: Story): string[] {
  return [1, 2].flatMap((tab) => {
    const end = lastScreen(story, tab);
    if (!end) return [];
    if (end.busy) return [`tab ${tab} is busy for ever`];
    if (end.controls.length === 0) return [`nothing can be pressed in tab ${tab}`];
    const leads = end.asks || !isCart(end) || end.controls.some((name) => leadingOn.test(name));
    return leads ? [] : [`nothing leads on from the cart of tab ${tab}`];
  });
}

function isCart({ heading }: Screen): boolean {
  return heading === 'Your cart';
}

function lastScreen(story: Story, tab: number): Screen | undefined {
  const end = story.findLast((entry) => entry.kind === 'seen' && entry.screen.tab === tab);
  return end?.kind === 'seen' ? end.screen : undefined;
}

function soldLines(story: Story): Set<string> {
  return new Set(story.flatMap((entry) => (entry.kind === 'sale' ? entry.lines : [])));
}
