import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, inject, onTestFinished } from 'vitest';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import type { ConsentDecisions } from '../../src/schema/consent.ts';
import type { ElementMethods } from '../../src/shared/host/element-host.ts';
import { memoryStorage } from '../../src/platform/storage.ts';
import { BookingEngineView } from '../../src/views/engine-view.tsx';
import { buildStorefront } from '../../src/storefront/storefront.ts';
import { recordRequests, type Overrides } from './record-requests.ts';
import { elementHostStub } from '../support/element-host-stub.ts';

/** The storage of a tab: opening a storefront with it again is a reload of the page. */
export const newTab = () => ({ storage: memoryStorage(), cartScope: crypto.randomUUID() as string });

export interface Provider {
  tab?: ReturnType<typeof newTab>;
  /** What the sandbox should do wrong: `prices=500*1`. */
  fault?: string;
  /** The name under which the test moves the sandbox's reality; see `moved-cart.ts`. */
  moved?: string | undefined;
  /** Answers that replace the provider's, by path below the base. */
  answers?: Overrides;
}

export interface Opening extends Provider {
  /** Events that the page cancels. */
  takesOver?: readonly string[];
  options?: Partial<EngineOptions>;
  labels?: Record<string, string>;
  /** What is decided about the visitor's consent; nothing by default. */
  consent?: () => ConsentDecisions;
}

/** A separate storefront, served by the sandbox. */
export function makeStorefront({ fault, moved, answers = {}, tab = newTab() }: Provider) {
  // For this file only: `clean-page.ts` reverts it. Checking the visibility of every ancestor is slow.
  configure({ defaultHidden: true });
  const provider = inject('provider');
  const apiBase = `${provider}${fault ? `/fault/${fault}` : ''}${moved ? `/moved/${moved}` : ''}/widget`;
  const { fetch, requests, rejected } = recordRequests(apiBase, answers);
  const identity = { apiBase, developmentHost: undefined, preview: false, cartScope: tab.cartScope };
  const storefront = buildStorefront({ identity, storage: tab.storage, fetch });
  onTestFinished(() => expect(rejected, 'requests that the provider refused').toEqual([]));
  return { apiBase, storefront, requests };
}

/** What an element passes to its view, and the events that the page receives. */
export function fakeHost(takesOver: readonly string[] = []) {
  const received: { name: string; detail: unknown }[] = [];
  const methods: ElementMethods = {};
  const config = {
    ...elementHostStub,
    host: document.body,
    // The tree of a document answers the same questions as a shadow root.
    root: document as unknown as ShadowRoot,
    emit: (name: string, detail: unknown) => received.push({ name, detail }) > 0 && !takesOver.includes(name),
    registerMethods: (provided: ElementMethods) => {
      Object.assign(methods, provided);
      return () => undefined;
    },
    fail: () => expect.unreachable('a screen failed'),
  };
  return { config, received, methods };
}

/** Shows the whole storefront at a route, served by the sandbox, and returns a visitor to use it. */
export function openStorefront(
  route: string,
  { options = {}, labels = {}, takesOver, consent = () => ({}), ...provider }: Opening = {},
) {
  const { apiBase, storefront, requests } = makeStorefront(provider);
  storefront.location.navigate(route, { replace: true, source: 'api' });
  const { config, received } = fakeHost(takesOver);
  const parsed = parseOptions(attributesByTag['booking-engine'], () => undefined);
  const all = { ...parsed, apiBase, ...options };
  const { presentation, open, routing } = all;
  const host = { ...config, consent, presentation, isOpen: () => open, ownsPage: routing === 'path' };
  const view = (own: Record<string, string>) => (
    <StrictMode>
      <BookingEngineView config={{ ...host, options: all, storefront, labels: own }} />
    </StrictMode>
  );
  const { rerender, unmount } = render(view(labels));
  return {
    visitor: userEvent.setup(),
    storefront,
    requests,
    received,
    /** The element is removed and re-added. */
    leave: unmount,
    comeBack: () => void render(view(labels)),
    setLabels: (own: Record<string, string>) => rerender(view(own)),
  };
}

export type OpenStorefront = ReturnType<typeof openStorefront>;

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
