import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heading, openStorefront } from './open-storefront.tsx';

test('consent that comes later starts the company’s analytics behind the screen that is shown', async () => {
  const setScriptUrl = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockReturnValue();
  let isGranted = false;
  const { setLabels, storefront } = openStorefront('/extras', {
    options: { analytics: ['provider'] },
    consent: () => ({ analytics: isGranted }),
  });
  await heading('Complement your transportation');
  expect(setScriptUrl).not.toHaveBeenCalled();
  storefront.queryClient.setQueriesData({ queryKey: ['settings'] }, (settings: object) => ({
    ...settings,
    googleGa4: 'G-ABC123',
  }));
  isGranted = true;
  setLabels({});
  await waitFor(() =>
    expect(setScriptUrl).toHaveBeenCalledWith(
      expect.stringContaining('googletagmanager.com/gtag/js?id=G-ABC123'),
    ),
  );
  screen.getByRole('heading', { name: 'Complement your transportation' });
});
