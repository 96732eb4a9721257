import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardMedia } from '../../../../../src/ui/content/cards/card-media.tsx';
import { PriceText } from '../../../../../src/ui/content/price-text.tsx';
import { renderKit } from '../../render-kit.tsx';

test('a picture has a size and loads lazily', () => {
  renderKit(<CardMedia src="/van.jpg" alt="Van" />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Van' });
  expect(picture.getAttribute('width')).toBe('600');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a drawing replaces a broken or missing picture', () => {
  renderKit(
    <>
      <CardMedia src="/gone.jpg" alt="Van" />
      <CardMedia src={undefined} alt="Boat" />
    </>,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Van' }));
  expect(screen.getByRole('img', { name: 'Van' }).tagName).toBe('svg');
  expect(screen.getByRole('img', { name: 'Boat' }).tagName).toBe('svg');
});

test('the price before a discount is announced as such', () => {
  renderKit(<PriceText amount="$54.00" original="$60.00" />);
  expect(screen.getByText('$60.00').parentElement?.textContent.trim()).toBe('Before: $60.00');
});
