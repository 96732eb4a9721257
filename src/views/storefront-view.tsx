import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { ElementContext, useElement } from '../shared/host/element-host.ts';
import { SessionContext } from '../shared/storefront/session-context.ts';
import { RoutingContext } from '../routing/hooks.ts';
import { hostedUrl } from '../shared/host/hosted-url.ts';
import { StorefrontContext } from '../shared/storefront/storefront-context.ts';
import { defaultLanguage } from '../schema/language.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { bringPartIntoView } from '../platform/element/into-view.ts';
import { isFramed } from '../platform/page/redirect.ts';
import { lockScroll } from '../platform/element/scroll-lock.ts';
import { adoptStyles } from '../platform/element/style-sheets.ts';
import { keepInView, watchVisiblePart } from '../platform/element/visible-area.ts';
import { browserLanguages } from '../platform/page/browser-languages.ts';
import { watchSilentEntries } from '../ui/fields/live-value/watch-autofill.ts';
import { UiContext } from '../ui/ui-context.ts';
import { ConfigError } from './startup/config-error.tsx';
import { ViewStatus } from './view-status.tsx';
import { FatalBoundary } from './fatal-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SettingsError, StartLoading, StartSkeleton } from './startup/settings-error.tsx';
import { ThemedRoot } from './themed-root.tsx';
import { useStartup, type Startup } from './startup/use-startup.ts';
import type { NeededCatalog } from './startup/use-messages.ts';
import type { ViewConfig } from './view-config.ts';

/** How the storefront is presented: what surrounds it, and what precedes it once messages have loaded. */
export interface Presentation {
  Around: (props: { label: string | undefined; children: ReactNode }) => ReactNode;
  Head: () => ReactNode;
}

interface StorefrontViewProps {
  config: ViewConfig;
  /** Without one the storefront is inline. */
  presentation?: Presentation | undefined;
  catalog: NeededCatalog;
  /** A mistake for the page's author to correct, shown instead of the view and above the partner's fallback content. */
  problem?: ReactNode;
  children: ReactNode;
}

/** Everything that a view needs around it: styles, theme, messages, settings, the shared storefront and its location. */
export function StorefrontView(props: StorefrontViewProps) {
  const { config, catalog, presentation = inThePage, problem, children } = props;
  const { root, storefront, fail } = config;
  useVisiblePart();
  const ui = useMemo(
    () => ({
      root,
      adopt: (css: string) => adoptStyles(root, css),
      keepInView: (element: HTMLElement | null) => (element && isFramed() ? keepInView(element) : noop),
      openInView: (element: HTMLElement | null) =>
        element && isFramed() ? keepInView(element, bringPartIntoView) : noop,
      lockPage: lockScroll,
      languages: browserLanguages,
    }),
    [root],
  );
  useEffect(() => watchSilentEntries(root), [root]);
  return (
    <FatalBoundary onError={fail}>
      <UiContext value={ui}>
        <ElementContext value={config}>
          {storefront ? (
            <SharedStorefront
              key={storefront.key}
              storefront={storefront}
              catalog={catalog}
              presentation={presentation}
              problem={problem}
            >
              {children}
            </SharedStorefront>
          ) : (
            <ConfigError options={config.options} />
          )}
        </ElementContext>
      </UiContext>
    </FatalBoundary>
  );
}

const noop = () => undefined;

/** The hosted page does this itself, before its view is loaded. */
function useVisiblePart(): void {
  useEffect(() => (isFramed() ? watchVisiblePart() : undefined), []);
}

const inThePage: Presentation = { Around: ({ children }) => children, Head: () => null };

interface SharedStorefrontProps {
  storefront: Storefront;
  catalog: NeededCatalog;
  presentation: Presentation;
  problem: ReactNode;
  children: ReactNode;
}

function SharedStorefront(props: SharedStorefrontProps) {
  const { storefront, catalog, problem, children } = props;
  const { Around, Head } = props.presentation;
  const { host, options, attribution } = useElement();
  const routing = useMemo(
    () => ({
      location: storefront.location,
      host,
      hostedUrl: (route: string) => hostedUrl({ ...options, ...attribution() }, route),
    }),
    [storefront, host, options, attribution],
  );
  const startup = useStartup(storefront, catalog);
  const settings = startup.status === 'ready' ? startup.session.settings : undefined;
  return (
    <StorefrontContext value={storefront}>
      <RoutingContext value={routing}>
        <QueryClientProvider client={storefront.queryClient}>
          <ThemedRoot settings={settings} language={startup.messages?.language ?? defaultLanguage}>
            <Around label={settings?.companyTitle}>
              {startup.messages ? (
                <LanguageProvider loaded={startup.messages}>
                  <Head />
                  {problem ?? <Started startup={startup}>{children}</Started>}
                </LanguageProvider>
              ) : (
                <StartSkeleton />
              )}
            </Around>
          </ThemedRoot>
        </QueryClientProvider>
      </RoutingContext>
    </StorefrontContext>
  );
}

function Started({ startup, children }: { startup: Startup; children: ReactNode }) {
  if (startup.status === 'failed')
    return <SettingsError failure={startup.failure} tryAgain={startup.tryAgain} />;
  if (startup.status === 'loading') return <StartLoading />;
  return (
    <SessionContext value={startup.session}>
      <ViewStatus />
      <OfflineBanner />
      {children}
    </SessionContext>
  );
}
