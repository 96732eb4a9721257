import { beforeEach, expect, test, vi } from 'vitest';
import { add, define, settled, stubViewport } from '../../fake-view.ts';

beforeEach(() => {
  stubViewport();
  return () => vi.unstubAllGlobals();
});

test('a trip link that is requested before the element has loaded is undefined once it is removed', async () => {
  const given = define();
  given.view.load.mockReturnValue(new Promise(() => undefined));
  given.define();
  const element = add(given.tag) as HTMLElement & { tripLink: () => Promise<string | undefined> };
  const asked = element.tripLink();
  await settled();
  element.remove();
  expect(await asked).toBeUndefined();
});

test('an error before the element has loaded names its placement', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const given = define();
  given.view.load.mockRejectedValue(new TypeError('Importing a module script failed.'));
  given.define();
  const element = add(given.tag, { placement: 'lobby-qr' }) as HTMLElement & { show: () => void };
  const reported = new Promise<unknown>((resolve) => {
    element.addEventListener('booking-error', ({ detail }) => resolve(detail));
  });
  element.show();
  expect(await reported).toMatchObject({ code: 'network', phase: 'load', placement: 'lobby-qr' });
});
