import { judge } from '../../attack/judge.ts';
import type { Control, Screen, Story, Outcome } from '../../attack/story.ts';

const cartText = 'Your cart\nTotal\n$26.00 USD';
export const mayBe = `${cartText}\nIt may have gone through`;
export const thanks: Partial<Screen> = {
  heading: 'Thank you for your reservation!',
  text: 'Thank you for your reservation!',
  controls: ['Voucher'],
  cart: [],
};

const screen = (other: Partial<Screen> = {}): Screen => ({
  tab: 1,
  heading: 'Your cart',
  text: cartText,
  controls: ['Book now'],
  busy: false,
  asks: false,
  cart: ['sim-card'],
  ...other,
});
export const seen = (other?: Partial<Screen>): Story[number] => ({ kind: 'seen', screen: screen(other) });
export const press = (control: Control, other?: Partial<Screen>): Story[number] => ({
  kind: 'press',
  control,
  screen: screen(other),
});
export const post = (
  number: number,
  { total = '$26.00 USD', tab = 1, attempt = 'a', coupon = '' } = {},
): Story[number] => ({
  kind: 'post',
  number,
  tab,
  attempt,
  total,
  coupon,
  lines: ['sim-card'],
});
export const sale = (token = 'T', lines = ['sim-card']): Story[number] => ({ kind: 'sale', token, lines });
export const answer = (number: number, outcome: Outcome): Story[number] => ({
  kind: 'answer',
  number,
  outcome,
});

/** The verdicts on a run that began with one line in the cart. */
export const found = (...story: Story) =>
  judge(story, { lines: ['sim-card'] }).map(({ verdict, what }) => `${verdict}: ${what}`);
