import type { PartyField } from '../../src/schema/party.ts';

interface PartyCase {
  good: [raw: unknown, value: number][];
  bad: unknown[];
}

/** What the attributes that count the party take, on every element. */
export const partyCases: Record<PartyField, PartyCase> = {
  adults: {
    good: [
      ['1', 1],
      [100, 100],
    ],
    bad: ['0', '101', '2.5', 'two'],
  },
  kids: {
    good: [
      ['0', 0],
      ['100', 100],
    ],
    bad: ['-1', '101'],
  },
};
