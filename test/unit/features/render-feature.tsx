import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { loadLanguage } from '../../../src/i18n/load-language.ts';
import { LanguageProvider } from '../../../src/i18n/language-provider.tsx';
import { attributesByTag } from '../../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { RoutingContext } from '../../../src/routing/routing-context.ts';
import { StorefrontRouter } from '../../../src/routing/router.tsx';
import { SettingsSchema } from '../../../src/schema/settings.ts';
import { ElementContext, type ElementHost } from '../../../src/shared/host/element-host.ts';
import { SessionContext } from '../../../src/shared/storefront/session-context.ts';
import { StorefrontContext } from '../../../src/shared/storefront/storefront-context.ts';
import { currentSession } from '../../../src/storefront/current-session.ts';
import { ToastProvider } from '../../../src/ui/feedback/toast.tsx';
import { answers as examples } from '../../fixtures/answers.ts';
import { storefrontWith } from './storefront-with.ts';
import { elementHostStub } from '../../support/element-host-stub.ts';

const english = await loadLanguage('en', 'all');

interface FeatureContext {
  /** The provider's answers, by path. */
  answers?: Record<string, () => unknown>;
  settings?: Record<string, unknown>;
  element?: Partial<ElementHost>;
  /** The events that the host page cancels. */
  takesOver?: string[];
}

/** Shows a piece of a feature in English, with a storefront of its own around it, and gives a visitor to use it. */
export function renderFeature(
  node: ReactNode,
  { answers = {}, settings = {}, element: ownElement = {}, takesOver = [] }: FeatureContext = {},
) {
  const { storefront, requests } = storefrontWith(answers);
  const received: { name: string; detail: object }[] = [];
  const element: ElementHost = {
    ...elementHostStub,
    host: document.body,
    // The tree of a document answers the same questions as a shadow root.
    root: document as unknown as ShadowRoot,
    options: parseOptions(attributesByTag['booking-engine'], () => undefined),
    emit: (name, detail) => received.push({ name, detail }) > 0 && !takesOver.includes(name),
    registerMethods: () => () => undefined,
    ...ownElement,
  };
  const session = {
    ...currentSession(storefront),
    settings: v.parse(SettingsSchema, { ...examples.settings?.answer, ...settings }),
  };
  const routing = { location: storefront.location, host: document.body, hostedUrl: () => undefined };
  const { container } = render(node, {
    wrapper: ({ children }) => (
      <ElementContext value={element}>
        <StorefrontContext value={storefront}>
          <RoutingContext value={routing}>
            <QueryClientProvider client={storefront.queryClient}>
              <LanguageProvider loaded={english}>
                <SessionContext value={session}>
                  <StorefrontRouter>
                    <ToastProvider>{children}</ToastProvider>
                  </StorefrontRouter>
                </SessionContext>
              </LanguageProvider>
            </QueryClientProvider>
          </RoutingContext>
        </StorefrontContext>
      </ElementContext>
    ),
  });
  return { storefront, requests, received, container, visitor: userEvent.setup() };
}

/** Changes the state of a storefront, which reaches what is rendered a moment later. */
export const change = (make: () => void) =>
  act(async () => {
    make();
    await Promise.resolve();
  });
