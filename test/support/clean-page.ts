import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { registry } from '../../src/platform/registry.ts';

// A real server answers screens, on machines that may be busy: a long timeout costs nothing unless something is wrong.
configure({ asyncUtilTimeout: 8000, defaultHidden: false });

afterEach(cleanup);

// The next file uses the same page, unless it requests its own.
afterAll(() => {
  if (typeof document === 'undefined') return;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  registry().storefronts.clear();
});
