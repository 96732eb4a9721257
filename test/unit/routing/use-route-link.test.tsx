import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { GoToContext } from '../../../src/routing/go-to-context.ts';
import { useNavigation } from '../../../src/routing/use-navigation.ts';
import { useRouteLink } from '../../../src/routing/use-route-link.ts';
import { renderFeature } from '../features/render-feature.tsx';

const followed = vi.fn();

function Link() {
  return <a {...useRouteLink('/extras', followed)}>extras</a>;
}

const link = () => screen.getByRole('link', { name: 'extras' });

describe('a link to a screen', () => {
  it('goes there in place on a plain click', () => {
    followed.mockClear();
    const { storefront } = renderFeature(<Link />);
    expect(fireEvent.click(link())).toBe(false);
    expect(storefront.path).toBe('/extras');
    expect(followed).toHaveBeenCalledOnce();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (click) => {
      followed.mockClear();
      const { storefront } = renderFeature(<Link />);
      expect(fireEvent.click(link(), click)).toBe(true);
      expect(storefront.path).toBe('/');
      expect(followed).not.toHaveBeenCalled();
    },
  );

  it('hands off where the element is a widget', () => {
    const handOff = vi.fn();
    const { storefront } = renderFeature(
      <GoToContext value={handOff}>
        <Link />
      </GoToContext>,
    );
    fireEvent.click(link());
    expect(handOff).toHaveBeenCalledExactlyOnceWith('/extras');
    expect(storefront.path).toBe('/');
  });
});

function Back() {
  const { goBack } = useNavigation();
  return <button onClick={() => goBack('/cart/checkout')}>back</button>;
}

test.each([
  ['to the route before', ['/activities', '/extras'], '/activities'],
  ['to the fallback, if there is none', [], '/cart/checkout'],
])('back leads %s', (_, routes, expected) => {
  const { storefront } = renderFeature(<Back />);
  routes.forEach((route) => storefront.navigate(route, 'api'));
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(storefront.path).toBe(expected);
});
