import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attributesByTag } from '../../../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { useLinksWithCart } from '../../../../src/shared/host/use-links-with-cart.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';
import { renderFeature } from '../../features/render-feature.tsx';

function Links() {
  return (
    <div {...useLinksWithCart()}>
      <a href="https://hotel.example/terms#fees">terms</a>
      <a href="https://hotel.example/booking-terms#fees">booking terms</a>
      <a href="https://hotel.example/booking/activities">tours</a>
    </div>
  );
}

it('only links to the hosted page get the cart, not others of its origin', async () => {
  const options = {
    ...parseOptions(attributesByTag['booking-engine'], () => undefined),
    hostedUrl: 'https://hotel.example/booking',
  };
  const { storefront } = renderFeature(<Links />, { element: { options } });
  storefront.state.cart.addTransfer('a', aTransferLine());
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) fireEvent.pointerOver(link);
  await waitFor(() => expect(links[2]?.hash).toMatch(/^#booking-trip=1\./));
  expect(links.slice(0, 2).map(({ hash }) => hash)).toEqual(['#fees', '#fees']);
});
