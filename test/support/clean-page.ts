import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { registry } from '../../src/platform/registry.ts';

// Screens wait for a real server, maybe on a busy machine. A long timeout only costs time if a test fails.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });

afterEach(cleanup);

// The next file shares the page and its modules, unless it asks for its own.
afterAll(async () => {
  // An import under way would be cut off when the file ends, and then fail in all later files of the worker.
  await vi.dynamicImportSettled();
  if (typeof document === 'undefined') return;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A test may have ended offline, where queries wait for ever.
  window.dispatchEvent(new Event('online'));
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  registry().storefronts.clear();
});
