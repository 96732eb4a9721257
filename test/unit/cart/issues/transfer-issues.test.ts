import { describe, expect, it } from 'vitest';
import type { TransferCheck } from '../../../../src/cart/issues/cart-check.ts';
import { transferIssues } from '../../../../src/cart/issues/transfer-issues.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';
import { aPrice, aTransferLine } from '../../../fixtures/transfer.ts';

/** Noon on the visitor's clock, ten days ahead of the lines. */
const now = new Date(2026, 5, 1, 12, 0);

describe('a transfer', () => {
  const line = aTransferLine();
  const check = (changes: Partial<TransferCheck> = {}): TransferCheck => ({
    line,
    options: [aPrice()],
    pickups: [{ leg: 'service', valid: true }],
    ...changes,
  });
  const refused = [{ leg: 'service' as const, valid: false, message: 'No driver' }];
  const refusal: CartIssue = { code: 'pickup-refused', message: 'No driver' };

  it.each<[string, TransferCheck | undefined, CartIssue[]]>([
    ['has no issues while everything is available', check(), []],
    ['has no issues without an answer', check({ options: undefined, pickups: [] }), []],
    ['is no longer offered without any vehicle', check({ options: [] }), [{ code: 'not-offered' }]],
    [
      'is no longer offered without its vehicle',
      check({ options: [aPrice({ ref: 'van' })] }),
      [{ code: 'not-offered' }],
    ],
    [
      'is no longer offered if its vehicle has become too small',
      check({ options: [aPrice({ max_pax: 1 })] }),
      [{ code: 'not-offered' }],
    ],
    [
      'is no longer offered if its vehicle is no longer sold one way',
      check({ options: [aPrice({ oneway_price: 0 })] }),
      [{ code: 'not-offered' }],
    ],
    ['reports a refused pickup with the provider’s message', check({ pickups: refused }), [refusal]],
    [
      'reports a refusal without a message',
      check({ pickups: [{ leg: 'service', valid: false }] }),
      [{ code: 'pickup-refused', message: '' }],
    ],
    [
      'explains a refusal by the lead time',
      check({ pickups: refused, options: [aPrice({ area_cutoff_hrs: 1000 })] }),
      [{ code: 'cutoff-passed' }, refusal],
    ],
    [
      'is not judged by the visitor’s clock alone',
      check({ options: [aPrice({ area_cutoff_hrs: 1000 })] }),
      [],
    ],
  ])('%s', (_, known, issues) => expect(transferIssues(line, known, now)).toEqual(issues));
});
