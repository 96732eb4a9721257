import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { settingsAnswer } from '../../demo/sandbox/data/settings.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';

const bar = async () => within(await screen.findByRole('navigation', { name: 'Booking' }));

it('the bar leads to transfers and to tours', async () => {
  const { visitor, storefront } = openStorefront('/');
  await visitor.click((await bar()).getByRole('link', { name: 'Things to do' }));
  await heading('Activities');
  expect(storefront.path).toBe('/activities');
  await visitor.click((await bar()).getByRole('link', { name: 'Transfers' }));
  await heading('Book your transfer');
  expect(storefront.path).toBe('/transfers');
});

it('the bar leads only to what the company sells', async () => {
  const settings = { ...settingsAnswer('en', 'https://company.example'), tourCategories: [] };
  openStorefront('/', { answers: { '/settings': () => settings } });
  expect((await bar()).getByRole('link', { name: 'Transfers' })).toBeTruthy();
  expect((await bar()).queryByRole('link', { name: 'Things to do' })).toBeNull();
});

it('its menu exposes whether it is open, and closes after a choice', async () => {
  const { visitor } = openStorefront('/');
  const menu = (await bar()).getByRole('button', { name: 'Menu' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await visitor.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await visitor.click((await bar()).getByRole('link', { name: 'Transfers' }));
  await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
});

it('its menu can be used with the keyboard', async () => {
  const { visitor } = openStorefront('/');
  const menu = (await bar()).getByRole('button', { name: 'Menu' });
  await visitor.click(menu);
  await visitor.tab();
  expect(document.activeElement).toBe((await bar()).getByRole('link', { name: 'Transfers' }));
  await visitor.keyboard('{Escape}');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
});

it('Escape closes its menu, but no dialog around it', async () => {
  const { visitor } = openStorefront('/');
  const wasPrevented: boolean[] = [];
  const record = (event: KeyboardEvent) => void wasPrevented.push(event.defaultPrevented);
  window.addEventListener('keydown', record);
  onTestFinished(() => window.removeEventListener('keydown', record));
  await visitor.click((await bar()).getByRole('button', { name: 'Menu' }));
  await visitor.keyboard('{Escape}{Escape}');
  expect(wasPrevented).toEqual([true, false]);
});

it('there is one Back button, above the heading', async () => {
  const { visitor, storefront } = openStorefront('/activities/water');
  const back = await button('Back');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await visitor.click(back);
  await waitFor(() => expect(storefront.path).toBe('/'));
});
