import { expect, test } from 'vitest';
import { readMessage, wrapMessage } from '../../../../src/schema/messages/envelope.ts';
import { framedPageMessages } from '../../../../src/schema/messages/framed-page-messages.ts';
import { hostMessages } from '../../../../src/schema/messages/host-messages.ts';

const readVisible = (part: unknown) => readMessage(hostMessages, wrapMessage('visible', part))?.payload;
const readReveal = (part: unknown) => readMessage(framedPageMessages, wrapMessage('reveal', part))?.payload;

test.each<[what: string, part: unknown]>([
  ['nothing', undefined],
  ['a single edge', { top: 0 }],
  ['edges as text', { top: '0', bottom: '900' }],
  ['an edge that is not a number', { top: NaN, bottom: 900 }],
  ['an infinite edge', { top: 0, bottom: Infinity }],
  ['an edge above the frame', { top: -1, bottom: 900 }],
  ['a bottom edge above the top edge', { top: 900, bottom: 100 }],
  ['a list', [0, 900]],
])('%s is rejected as a part of the frame', (_what, part) => {
  expect(readVisible(part)).toBeUndefined();
  expect(readReveal(part)).toBeUndefined();
});

test.each([
  ['a part', { top: 120.5, bottom: 900 }],
  ['no part at all', { top: 0, bottom: 0 }],
])('%s of the frame can be visible', (_what, part) => {
  expect(readVisible(part)).toEqual(part);
});

test('a part is revealed at the top of the window, or by default with as little scrolling as necessary', () => {
  expect(readReveal({ top: 0, bottom: 900, block: 'start' })).toEqual({
    top: 0,
    bottom: 900,
    block: 'start',
  });
  for (const block of [undefined, 'sideways'])
    expect(readReveal({ top: 0, bottom: 900, block })).toEqual({ top: 0, bottom: 900, block: 'nearest' });
});
