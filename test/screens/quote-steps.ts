import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { button } from './open-storefront.tsx';
import { choosePlace, field } from './search-steps.ts';

/** Replaces a value by typing. */
export async function fill(visitor: UserEvent, label: string, typed: string) {
  await visitor.clear(await field(label));
  await visitor.type(await field(label), `${typed}{Tab}`);
}

/** Sets a count by typing. */
export async function people(visitor: UserEvent, counts: Record<string, number>) {
  for (const [label, count] of Object.entries(counts)) await fill(visitor, label, String(count));
}

export const rate = async (visitor: UserEvent, name: string) =>
  visitor.click(await screen.findByRole('radio', { name }));

export const chooseTime = async (visitor: UserEvent, time: string) =>
  visitor.click(await screen.findByRole('radio', { name: time }));

export const pickup = (visitor: UserEvent, typed: string, name: string) =>
  choosePlace(visitor, 'Pick-up location', typed, name);

export async function expectTotal(amount: string) {
  await waitFor(() => {
    const totals = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Total'));
    expect(totals.map(({ textContent }) => textContent).join()).toContain(amount);
  });
}

export const addIsOpen = (isOpen: boolean) =>
  waitFor(async () => {
    const add = await button('Add to cart');
    expect(add.getAttribute('aria-disabled') === 'true' || add.getAttribute('disabled') !== null).toBe(
      !isOpen,
    );
  });
