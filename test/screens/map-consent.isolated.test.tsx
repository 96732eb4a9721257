import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { registry } from '../../src/platform/registry.ts';
import { consentDecisions } from '../../src/platform/third-party/consent/consent-decisions.ts';
import { button, openStorefront } from './open-storefront.tsx';
import { choosePlace } from './search-steps.ts';

let setScriptUrl: MockInstance<(url: string) => void>;
beforeEach(() => {
  setScriptUrl = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockReturnValue();
});
afterEach(() => {
  delete registry().consentChoice;
  vi.restoreAllMocks();
});

test('without consent, a button says what it loads, and shows the map; the focus stays beside it', async () => {
  const { visitor } = openStorefront('/transfers?airport=cun', {
    options: { mapsKey: 'key' },
    consent: () => consentDecisions('denied'),
  });
  await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
  const show = await button('Show the map');
  screen.getByText('This loads Google Maps. Google then receives your IP address and both places.');
  expect(setScriptUrl).not.toHaveBeenCalled();
  await visitor.click(show);
  await screen.findByText('Loading the map');
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Map' }));
  await waitFor(() =>
    expect(setScriptUrl).toHaveBeenCalledWith(expect.stringContaining('maps.googleapis.com')),
  );
});
