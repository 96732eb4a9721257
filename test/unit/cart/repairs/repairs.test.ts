import { expect, it } from 'vitest';
import { lineProblems } from '../../../../src/cart/repairs/repairs.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';

const price: CartIssue = { code: 'price-changed', before: 1, now: 2 };
const noTime: CartIssue = { code: 'time-gone', times: [] };
const refused: CartIssue = { code: 'pickup-refused', message: '' };

/** The codes of the issues of each problem, and its repairs. */
type Problems = [codes: string, repairs: string][];

it.each<[string, ...Parameters<typeof lineProblems>, Problems]>([
  ['a sold-out day asks for another', 'tour', [{ code: 'sold-out' }], [['sold-out', 'day']]],
  [
    'a price is accepted after the time is chosen, whichever is told first',
    'tour',
    [price, noTime],
    [
      ['time-gone', 'time day'],
      ['price-changed', 'price'],
    ],
  ],
  [
    'issues with an answer in common are one problem',
    'tour',
    [{ code: 'outside-stay' }, noTime],
    [['outside-stay time-gone', 'time day']],
  ],
  [
    'another vehicle answers its price, not its pickup',
    'transfer',
    [refused, price],
    [
      ['pickup-refused', 'time'],
      ['price-changed', 'price vehicle'],
    ],
  ],
  ['a vehicle that is gone is replaced', 'transfer', [{ code: 'not-offered' }], [['not-offered', 'vehicle']]],
  [
    'what has no answer comes last',
    'transfer',
    [{ code: 'departure-before-return' }, refused],
    [
      ['pickup-refused', 'time'],
      ['departure-before-return', ''],
    ],
  ],
  ['a tour that is gone has no answer', 'tour', [{ code: 'not-offered' }], [['not-offered', '']]],
  ['an extra has only a price', 'extra', [price], [['price-changed', 'price']]],
  ['a line without issues has no problem', 'tour', [], []],
])('%s', (_, kind, issues, problems) => {
  expect(
    lineProblems(kind, issues).map((problem) => [
      problem.issues.map(({ code }) => code).join(' '),
      problem.repairs.join(' '),
    ]),
  ).toEqual(problems);
});
