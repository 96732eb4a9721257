import { describe, expect, it } from 'vitest';
import { isLineGone } from '../../../../src/cart/issues/line-gone.ts';
import type { ItineraryLine } from '../../../../src/cart/itinerary.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';
import { tourOf } from '../../tours/tour-samples.ts';
import { childSeat } from '../cart-samples.ts';

describe('a line is gone', () => {
  const transfer: ItineraryLine = { kind: 'transfer', cartLine: { id: 'line', line: aTransferLine() } };
  const tour: ItineraryLine = { kind: 'tour', cartLine: { id: 'line', line: aTourLine() } };
  const extra: ItineraryLine = { kind: 'extra', cartLine: { id: 'line', line: childSeat } };
  const notOffered: CartIssue = { code: 'not-offered' };
  const soldOut: CartIssue = { code: 'sold-out' };

  it.each<[string, ItineraryLine, CartIssue[], ReturnType<typeof tourOf> | 'not-found', boolean]>([
    ['if it is an extra that is no longer offered', extra, [notOffered], 'not-found', true],
    ['if the provider no longer knows its tour', tour, [notOffered], 'not-found', true],
    ['unless its tour has other rates', tour, [notOffered], tourOf(), false],
    ['unless a transfer can have another vehicle', transfer, [notOffered], 'not-found', false],
    ['unless it is only sold out', tour, [soldOut], tourOf(), false],
    ['unless it has no issues', extra, [], 'not-found', false],
  ])('%s', (_, item, issues, tourFound, isGone) => {
    const tours = { line: { line: aTourLine(), tour: tourFound, times: [] } };
    expect(isLineGone(item, issues, { tours })).toBe(isGone);
  });
});
