import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActivitiesList } from '../../elements/activities-list.ts';
import { ActivityQuote } from '../../elements/activity-quote.ts';
import { propertyName } from '../../src/options/attribute-names.ts';
import type { AttributeTable } from '../../src/options/attribute.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { commonAttributes } from '../../src/options/attributes.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { partyFields } from '../../src/schema/party.ts';
import { TransfersBox } from '../../elements/transfers-box.ts';
import { partyCases } from './party-cases.ts';

const transfersBoxOptions = attributesByTag['transfers-box'];
const activitiesListOptions = attributesByTag['activities-list'];
const activityQuoteOptions = attributesByTag['activity-quote'];

let warn: ReturnType<typeof vi.spyOn>;
let turn = 0;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

function parse(table: object, values: Record<string, unknown>): Record<string, unknown> {
  const options = table as AttributeTable<Record<string, unknown>>;
  return parseOptions(options, (attribute) => values[propertyName(attribute)], `own-${++turn}`);
}

test.each([
  [TransfersBox, transfersBoxOptions],
  [ActivitiesList, activitiesListOptions],
  [ActivityQuote, activityQuoteOptions],
])('each attribute that is observed is an option (%#)', (element, table) => {
  const observed = element.observedAttributes.filter((attribute) => attribute !== 'labels');
  expect(observed.map(propertyName).sort()).toEqual(Object.keys(table).sort());
});

type Case = [table: object, option: string, otherwise: unknown, good: [unknown, unknown][], bad: unknown[]];

const cases: Case[] = [
  [transfersBoxOptions, 'openMode', 'auto', [['PAGE', 'page']], ['tab']],
  [transfersBoxOptions, 'target', undefined, [['shop', 'shop']], []],
  [transfersBoxOptions, 'mode', undefined, [['p2p', 'P2P']], ['A2A']],
  [transfersBoxOptions, 'airport', undefined, [['cun', 'CUN']], ['Cancun', 'C1N']],
  [transfersBoxOptions, 'from', undefined, [[3, '3']], [{}]],
  [transfersBoxOptions, 'to', undefined, [['tulum', 'tulum']], [{}]],
  ...partyFields.map((field): Case => [
    transfersBoxOptions,
    field,
    undefined,
    partyCases[field].good,
    partyCases[field].bad,
  ]),
  [transfersBoxOptions, 'date', undefined, [['2028-02-29', '2028-02-29']], ['2027-02-29', '1/2/2027']],
  [
    transfersBoxOptions,
    'lock',
    [],
    [
      ['to', ['to']],
      ['mode, FROM  adults', ['mode', 'from', 'adults']],
      [['date'], ['date']],
    ],
    [],
  ],
  [transfersBoxOptions, 'prefill', undefined, [['Query', 'query']], ['url', true]],
  [transfersBoxOptions, 'layout', 'auto', [['Row', 'row']], ['grid']],
  [
    activitiesListOptions,
    'limit',
    undefined,
    [
      ['50', 50],
      [1, 1],
    ],
    ['0', '51'],
  ],
  [
    activitiesListOptions,
    'featured',
    false,
    [
      [true, true],
      [false, false],
    ],
    [],
  ],
  [activitiesListOptions, 'category', undefined, [['water', 'water']], [{}]],
  [activitiesListOptions, 'destination', undefined, [[4, '4']], [{}]],
  [activityQuoteOptions, 'activity', undefined, [['taco-walk', 'taco-walk']], [{}]],
  [activityQuoteOptions, 'rate', undefined, [[4032, '4032']], [true]],
];

test('every option of a widget has a case here', () => {
  const tables = [transfersBoxOptions, activitiesListOptions, activityQuoteOptions];
  const own = tables.flatMap((table) => Object.keys(table)).filter((name) => !(name in commonAttributes));
  expect(new Set(cases.map(([, option]) => option))).toEqual(new Set(own));
});

test.each(cases.map((one) => ({ named: one[1], one })))(
  '$named',
  ({ one: [table, option, otherwise, good, bad] }) => {
    for (const raw of [undefined, null, '', ' '])
      expect(parse(table, { [option]: raw })[option]).toEqual(otherwise);
    for (const [raw, value] of good) expect(parse(table, { [option]: raw })[option]).toEqual(value);
    expect(warn).not.toHaveBeenCalled();
    for (const raw of bad) expect(parse(table, { [option]: raw })[option]).toBe(otherwise);
    expect(warn).toHaveBeenCalledTimes(bad.length);
  },
);

test('an unknown word of lock warns, and the others still lock', () => {
  expect(parse(transfersBoxOptions, { lock: 'to hotel adults' })['lock']).toEqual(['to', 'adults']);
  expect(parse(transfersBoxOptions, { lock: 'everything' })['lock']).toEqual([]);
  expect(parse(transfersBoxOptions, { lock: {} })['lock']).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(3);
  const words = 'off or some of mode, airport, from, to, date, adults, kids';
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"lock": "to hotel adults" is not ${words}`));
});
