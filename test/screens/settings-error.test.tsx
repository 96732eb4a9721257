import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, openStorefront } from './open-storefront.tsx';

test.each([
  ['a page of a partner leads', 'memory', 'https://book.example.com/'],
  ['the hosted page does not lead', 'path', undefined],
] as const)('without settings, %s to the hosted page', async (_name, routing, href) => {
  openStorefront('/', {
    answers: { '/settings': () => new Response('', { status: 500 }) },
    options: { routing, hostedUrl: 'https://book.example.com/' },
  });
  await button('Try again');
  const link = screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open the booking page' });
  expect(link?.href).toBe(href);
});
