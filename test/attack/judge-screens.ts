import type { Screen, Story, Outcome } from './story.ts';
import { claimsOf, leadingOn } from './words.ts';

/** What the provider knows and what a tab was told, at one moment of the story. */
interface Moment {
  screen: Screen;
  underWay: number;
  /** Orders of this tab that may be booked, as far as the tab can know. */
  unknown: number;
  /** Something is booked, or an order may still be on its way. */
  isAnythingSold: boolean;
  isAnythingOpen: boolean;
  last: Outcome | undefined;
}

/** A screen that makes a false statement about an order, or omits a necessary one. */
export function wrongWords(story: Story): string[] {
  const found = [1, 2].flatMap((tab) => moments(story, tab).flatMap(wrongAt));
  return [
    ...new Set([
      ...found,
      ...removedYetBooked(story),
      ...bookedInSilence(story),
      ...[1, 2].flatMap((tab) => bookedYetInCart(story, tab)),
    ]),
  ];
}

function wrongAt({ screen, underWay, unknown, isAnythingSold, isAnythingOpen, last }: Moment): string[] {
  const { booked, unknown: mayBe, refused, priceChanged } = claimsOf(screen.text);
  const found: string[] = [];
  if (booked && !isAnythingSold) found.push('"booked" is said, and nothing is');
  if (booked && last !== 'booked' && last !== 'odd') found.push('"booked" is said before the provider did');
  if (refused && underWay + unknown > 0) found.push('"not booked" is said of an order that may be booked');
  const isQuiet = unknown > 0 && underWay === 0 && !screen.busy && !mayBe;
  if (isQuiet && isCart(screen)) found.push('nothing is said of an order that may be booked');
  if (mayBe && !isAnythingSold && !isAnythingOpen) found.push('"may be booked" is said, and it is not so');
  if (priceChanged && last === 'booked') found.push('"the price has changed" is said of a booked order');
  return found;
}

/** Every screen seen in a tab, with the state of things at that time. */
function moments(story: Story, tab: number): Moment[] {
  const found: Moment[] = [];
  const own = new Set<number>();
  const underWay = new Set<number>();
  const unknown = new Set<number>();
  let hasFailed = false;
  let isAnythingSold = false;
  let last: Outcome | undefined;
  for (const entry of story) {
    if (entry.kind === 'sale') isAnythingSold = true;
    if (entry.kind === 'press' && entry.control === 'checked') {
      unknown.clear();
      hasFailed = false;
    }
    if (entry.kind === 'post') {
      underWay.add(entry.number);
      if (entry.tab === tab) own.add(entry.number);
    }
    if (entry.kind === 'answer') {
      const { number, outcome } = entry;
      underWay.delete(number);
      if (own.has(number)) last = outcome;
      if (outcome === 'unknown' || outcome === 'odd') unknown.add(number);
      if (outcome === 'failed') hasFailed = true;
      if (outcome === 'booked' && own.has(number)) unknown.clear();
    }
    if (entry.kind === 'seen' && entry.screen.tab === tab) {
      const isOwn = (number: number) => own.has(number);
      found.push({
        screen: entry.screen,
        underWay: [...underWay].filter(isOwn).length,
        unknown: [...unknown].filter(isOwn).length,
        isAnythingSold,
        isAnythingOpen: underWay.size + unknown.size > 0 || hasFailed,
        last,
      });
      // The page has interpreted an ambiguous answer.
      if (last === 'odd' && claimsOf(entry.screen.text).booked)
        own.forEach((number) => unknown.delete(number));
    }
  }
  return found;
}

/** The lines of a pending order are locked: "Removed" must not be shown for a line that is then booked. */
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
  const answer = story.findIndex((entry) => entry.kind === 'answer' && entry.outcome === 'booked');
  const isSaid = story
    .slice(answer)
    .some((entry) => entry.kind === 'seen' && claimsOf(entry.screen.text).booked);
  return answer < 0 || isSaid ? [] : ['no screen says that the order is booked'];
}

function bookedYetInCart(story: Story, tab: number): string[] {
  const end = lastScreen(story, tab);
  const own = story.flatMap((entry) => (entry.kind === 'post' && entry.tab === tab ? [entry.number] : []));
  const last = story.findLast((entry) => entry.kind === 'answer' && own.includes(entry.number));
  if (!end || last?.kind !== 'answer' || last.outcome !== 'booked') return [];
  const sold = soldLines(story);
  return end.cart.filter((line) => sold.has(line)).map((line) => `${line} is booked and still in the cart`);
}

/** Lines that are neither sold nor in the cart, although nobody removed them. */
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
    // The lines of a pending order are locked.
    if (entry.kind === 'cleared' && underWay.size === 0) expected.clear();
  }
  const kept = new Set([...soldLines(story), ...end.cart]);
  return [...expected].filter((line) => !kept.has(line)).map((line) => `${line} is gone`);
}

/** In the end there must be something to press, and in a cart something that leads on. */
export function isStuck(story: Story): string[] {
  return [1, 2].flatMap((tab) => {
    const end = lastScreen(story, tab);
    if (!end) return [];
    if (end.busy) return [`tab ${tab} is busy for ever`];
    if (end.controls.length === 0) return [`nothing can be pressed in tab ${tab}`];
    const leads =
      end.asks || end.heading !== 'Your cart' || end.controls.some((name) => leadingOn.test(name));
    return leads ? [] : [`nothing leads on from the cart of tab ${tab}`];
  });
}

function isCart({ heading }: Screen): boolean {
  return heading === 'Your cart' || heading === 'Your cart is empty!';
}

function lastScreen(story: Story, tab: number): Screen | undefined {
  const end = story.findLast((entry) => entry.kind === 'seen' && entry.screen.tab === tab);
  return end?.kind === 'seen' ? end.screen : undefined;
}

function soldLines(story: Story): Set<string> {
  return new Set(story.flatMap((entry) => (entry.kind === 'sale' ? entry.lines : [])));
}
