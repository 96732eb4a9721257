import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartCheck } from '../../../../../src/cart/issues/cart-check.ts';
import type { ItineraryLine } from '../../../../../src/cart/itinerary.ts';
import { LineIssues } from '../../../../../src/features/checkout/issues/line-issues.tsx';
import type { CartIssue } from '../../../../../src/schema/cart-snapshot.ts';
import type { TourLine } from '../../../../../src/schema/tour-line.ts';
import { aTourLine } from '../../../../fixtures/tour-line.ts';
import { renderFeature } from '../../render-feature.tsx';

const someDay = '2999-06-11';
const cartTour = (id: string, changes: Partial<TourLine> = {}) => ({
  id,
  line: aTourLine({ tourDate: someDay, ...changes }),
});
const tourItem = (changes: Partial<TourLine> = {}): ItineraryLine => ({
  kind: 'tour',
  cartLine: cartTour('tour', changes),
});
const overlap: CartIssue = { code: 'overlap', with: 'second' };
const emptyCheck: CartCheck = { at: 0, totals: undefined, transfers: {}, tours: {}, extras: undefined };

interface LineProps {
  item: ItineraryLine;
  issues: CartIssue[];
  check?: Partial<CartCheck>;
}

function Line({ item, issues, check }: LineProps) {
  return (
    <LineIssues
      item={item}
      issues={issues}
      check={{ ...emptyCheck, ...check }}
      shouldFocus={false}
      onFocused={() => undefined}
      lockedReason={undefined}
      onEditTransfer={() => undefined}
      onRemove={() => undefined}
      onRepaired={() => undefined}
    />
  );
}

it('a tour that overlaps with two others of the same name says so once', async () => {
  const logged = vi.spyOn(console, 'error');
  const { storefront } = renderFeature(
    <Line item={tourItem()} issues={[overlap, { code: 'overlap', with: 'third' }]} />,
  );
  storefront.state.cart.setLines({ tours: [cartTour('tour'), cartTour('second'), cartTour('third')] });
  expect(await screen.findAllByText('It overlaps with Reef.')).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
