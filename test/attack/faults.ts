import type { Outcome } from './story.ts';

/** What the provider does with an order, and what it tells the page. */
export interface Treatment {
  /** Whether the order is executed before this answer. */
  carriedOut: boolean;
  answer: Answer;
}

export type Answer =
  /** The provider's own answer. */
  | 'its own'
  | 'cut off'
  | 'never'
  | 'half'
  | { status: number; body?: string; type?: string }
  /** Booked, with an invalid token. */
  | { token: string };

export interface Fault {
  name: string;
  /** For the first order; if there are several, one is chosen at random. */
  first: readonly Treatment[];
  /** For later orders; by default the provider works again. */
  repeats?: Treatment;
  outcome: Outcome;
  /** The visitor's own connection: lost before the first press, or together with the answer. */
  offline?: 'before' | 'after';
  /** After the first order, totals are unavailable. */
  withoutTotals?: boolean;
  /** From the first order on, everything costs this much more. */
  dearer?: number;
}

const own: Treatment = { carriedOut: true, answer: 'its own' };
const lost = (answer: Answer): Treatment => ({ carriedOut: true, answer });
const refusal = (status: number, body: string): Treatment => ({
  carriedOut: false,
  answer: { status, body, type: 'application/json' },
});
const word = JSON.stringify({ message: 'This service cannot be booked at the moment.' });
const timedOut = JSON.stringify({ message: 'Endpoint request timed out' });
const page = '<!doctype html><title>Gateway</title><h1>Please try again later</h1>';

/** No body, a gateway's page, and JSON that does not come from the provider, even where it reads as if it did. */
const gateway = (status: number): Fault => ({
  name: `booked, then ${status}`,
  outcome: 'unknown',
  first: [
    lost({ status }),
    lost({ status, body: page, type: 'text/html' }),
    lost({ status, body: '{"error":"upstream"}', type: 'application/json' }),
    lost({ status, body: '{"message":{"text":"upstream"}}', type: 'application/json' }),
    ...(status === 500 ? [] : [lost({ status, body: timedOut, type: 'application/json' })]),
  ],
});
const inWords = (status: number): Fault => ({
  ...gateway(status),
  name: `booked, then ${status} in words`,
  first: [lost({ status, body: timedOut, type: 'application/json' })],
});
const unknown = (name: string, answer: Answer, more: Partial<Fault> = {}): Fault => ({
  name,
  outcome: 'unknown',
  first: [lost(answer)],
  ...more,
});
const refused = (status: number): Fault => ({
  name: `refused by ${status}`,
  outcome: 'refused',
  first: [refusal(status, word)],
});

export const faults: readonly Fault[] = [
  { name: 'none', outcome: 'booked', first: [own] },
  unknown('booked, cut off', 'cut off'),
  { name: 'cut off, not booked', outcome: 'unknown', first: [{ carriedOut: false, answer: 'cut off' }] },
  unknown('booked, never answered', 'never'),
  unknown('booked, then HTML', { status: 200, body: page, type: 'text/html' }),
  unknown('booked, half an answer', 'half'),
  unknown('booked, empty answer', { status: 200 }),
  unknown('booked, then 204', { status: 204 }),
  unknown('booked, no token', { status: 200, body: '{"ok":true}', type: 'application/json' }),
  ...[408, 500, 502, 503, 504, 520, 524].map(gateway),
  ...[502, 504, 527].map(inWords),
  ...[400, 422, 429].map(refused),
  { name: 'failed by 500', outcome: 'failed', first: [refusal(500, word)] },
  {
    name: 'booked, failed by 500',
    outcome: 'failed',
    first: [lost({ status: 500, body: word, type: 'application/json' })],
  },
  {
    name: 'new price by 409',
    outcome: 'price',
    dearer: 5,
    first: [refusal(409, JSON.stringify({ message: 'The price of your order has changed.' }))],
  },
  {
    name: 'booked, odd token',
    outcome: 'odd',
    first: [
      lost({ token: '\ud800' }),
      lost({ token: '..' }),
      lost({ token: 'a/../../b?c#d' }),
      lost({ token: 'x'.repeat(5000) }),
    ],
  },
  unknown('booked, cut off; repeat 409', 'cut off', { repeats: refusal(409, word) }),
  unknown('booked, cut off; repeat 422', 'cut off', { repeats: refusal(422, word) }),
  unknown('booked, cut off; repeat too', 'cut off', { repeats: lost('cut off') }),
  unknown('booked, cut off; no totals', 'cut off', { withoutTotals: true }),
  unknown('booked, cut off; offline', 'cut off', { offline: 'after' }),
  { name: 'offline before', outcome: 'booked', first: [own], offline: 'before' },
];
