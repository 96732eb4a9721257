import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';

const odd = ['a\uD83D', '.', '..', 'a/b', '../../settings', '?lang=es', '#'];

/** The sandbox's settings with one category whose slug is odd. */
const categoryCalled = (slug: string) => ({
  '/settings': () => ({ currencies: ['usd'], companyTitle: 'Sol', tourCategories: [{ name: 'Odd', slug }] }),
});

describe('a slug that no URL can contain as it is', () => {
  test.each(odd)('%j leaves the home screen in place, and leads to its own screen', async (slug) => {
    const tour = { id: 1, slug, title: 'A tour', min_price: 5, tour_category: { name: 'Odd', slug } };
    const { visitor, storefront } = openStorefront('/', {
      answers: { ...categoryCalled(slug), '/tours': () => [tour] },
    });
    await visitor.click(await button(/^More/));
    await screen.findByRole('heading', { name: 'Odd', level: 1 });
    expect(storefront.path.split('/')).toHaveLength(3);
    await visitor.click(await screen.findByRole('link', { name: /A tour/ }));
    expect(storefront.path.split('?')[0]?.split('/')).toHaveLength(4);
  });
});

describe('a token that no URL can contain as it is', () => {
  test.each(odd)('%j never changes the path of a request', async (token) => {
    const { storefront, requests } = openStorefront('/');
    await heading('Airport Transportation');
    storefront.navigate(paths.success(token), 'api');
    const sales = await waitFor(() => {
      const found = requests.filter(({ path }) => /^\/sales\/[^/]+$/.test(path));
      expect(found).not.toEqual([]);
      return found;
    });
    expect(sales.every(({ query }) => query.size === 0)).toBe(true);
  });
});

it('a route with half a character is a route like any other', async () => {
  const { storefront } = openStorefront('/');
  storefront.navigate('/activities/\uD83D', 'api');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(storefront.path).toBe('/activities/\uFFFD'));
});
