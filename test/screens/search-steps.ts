import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** Clicks into a place field; its list loads in its own time. */
export async function enterPlace(visitor: UserEvent, label: string) {
  await visitor.click(await field(label));
}

/** Types into the field of a place without a pause, so that slow and fast machines send the same requests. */
export async function typePlace(visitor: UserEvent, label: string, typed: string) {
  await enterPlace(visitor, label);
  await visitor.setup({ delay: null }).type(await field(label), typed);
}

/** Types a part of a place's name and selects the suggestion. */
export async function choosePlace(visitor: UserEvent, label: string, typed: string, name: string) {
  await typePlace(visitor, label, typed);
  // The typed part is highlighted, which splits the name into two nodes.
  await visitor.click(
    await waitFor(() => {
      const option = screen.getAllByRole('option').find(({ textContent }) => textContent.includes(name));
      expect(option, `an option with ${name}`).toBeDefined();
      return option as HTMLElement;
    }),
  );
}

export async function chooseAirport(visitor: UserEvent, name: string) {
  await screen.findByRole('option', { name });
  await visitor.selectOptions(await field('Airport'), name);
}
