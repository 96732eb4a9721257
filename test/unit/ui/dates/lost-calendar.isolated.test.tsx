import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dateLocaleOf } from '../../../../src/i18n/date-locales.ts';
import { DateField } from '../../../../src/ui/dates/date-field.tsx';
import { renderKit } from '../render-kit.tsx';

const lost = vi.hoisted(() =>
  vi.fn(() => {
    throw new Error('This chunk is gone.');
  }),
);
vi.mock('../../../../src/ui/dates/calendar-panel.tsx', lost);

test('the button of a calendar that cannot be loaded does not stay pressed', async () => {
  const visitor = renderKit(
    <DateField label="Date" value="" dateLocale={dateLocaleOf('en')} onChange={() => undefined} />,
  );
  const button = screen.getByRole('button', { name: 'Open calendar' });
  await visitor.click(button);
  await waitFor(() => expect(lost).toHaveBeenCalled());
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});
