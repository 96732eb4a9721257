// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { commonAttributes } from '../../../../src/options/attributes.ts';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import { SettingsSchema } from '../../../../src/schema/settings.ts';
import { ElementContext, type ElementHost } from '../../../../src/shared/host/element-host.ts';
import { buildStorefront } from '../../../../src/storefront/storefront.ts';
import { useProviderAnalytics } from '../../../../src/views/startup/use-provider-analytics.ts';
import { answers } from '../../../fixtures/answers.ts';
import { elementHostStub } from '../../../support/element-host-stub.ts';

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'bookingDataLayer');
});

/** Starts the analytics of two elements that share a storefront, and counts their subscriptions to its location. */
async function startTwice(measurementId: string): Promise<number> {
  const identity = {
    apiBase: 'https://api.example',
    developmentHost: undefined,
    preview: false,
    cartScope: '',
  };
  const storefront = buildStorefront({
    identity,
    storage: memoryStorage(),
    fetch: () => new Promise(() => undefined),
  });
  const subscribe = vi.spyOn(storefront.location, 'subscribe');
  const settings = v.parse(SettingsSchema, { ...answers.settings?.answer, googleGa4: measurementId });
  const element: ElementHost = {
    ...elementHostStub,
    host: document.body,
    // Unused by the hook.
    root: document as unknown as ShadowRoot,
    options: parseOptions(commonAttributes, (name) => (name === 'analytics' ? 'provider' : undefined)),
    emit: () => true,
    registerMethods: () => () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ElementContext value={element}>{children}</ElementContext>
  );
  for (let count = 0; count < 2; count++) {
    const { result } = renderHook(() => useProviderAnalytics(storefront, settings), { wrapper });
    await waitFor(() => expect(result.current.isSettled).toBe(true));
  }
  return subscribe.mock.calls.length;
}

test.each([
  ['an invalid id never', 'G-1&callback=evil', 0],
  ['the tag once, for all elements of the page,', 'G-ABC123', 1],
])('%s subscribes to the location', async (_name, measurementId, subscriptions) => {
  expect(await startTwice(measurementId)).toBe(subscriptions);
});
