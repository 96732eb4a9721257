import { Suspense, useEffect, type ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { ElementContext, useElement } from '../shared/host/element-host.ts';
import { SessionContext } from '../shared/storefront/session-context.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { watchAutofill } from '../ui/fields/live-value/watch-autofill.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { UiContext } from '../ui/ui-context.ts';
import { CurrencyWarning } from './currency-warning.tsx';
import { FatalBoundary } from './fatal-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ConfigError } from './startup/config-error.tsx';
import { SettingsError } from './startup/settings-error.tsx';
import { SilentStartSpinner, StartSpinner } from './startup/start-spinner.tsx';
import type { RequiredScope } from './startup/use-messages.ts';
import { useStartup, type Startup } from './startup/use-startup.ts';
import { StorefrontProviders } from './storefront-providers.tsx';
import { ThemedRoot } from './themed-root.tsx';
import { useUiEnvironment } from './use-ui-environment.ts';
import type { ViewConfig } from './view-config.ts';
import { ViewStatus } from './view-status.tsx';

interface ContentProps {
  requiredScope: RequiredScope;
  /** Surrounds everything, including what is shown while loading; nothing by default. */
  Wrapper?: ((props: { companyTitle: string | undefined; children: ReactNode }) => ReactNode) | undefined;
  /** Shown above the content and above errors, once the messages have loaded. */
  header?: ReactNode;
  /** What visitors wait for while the storefront starts, if that is more than its first screen. */
  awaited?: ReactNode;
  /** A mistake for the page's author to correct, shown instead of the content. */
  problem?: ReactNode;
  children?: ReactNode;
}

/** The view of an element: its content, with everything that it needs around it, once its storefront has started. */
export function StorefrontView({ config, ...content }: ContentProps & { config: ViewConfig }) {
  const { root, storefront, options, fail } = config;
  const ui = useUiEnvironment(root);
  useEffect(() => watchAutofill(root), [root]);
  return (
    <FatalBoundary onError={fail}>
      <UiContext value={ui}>
        <ElementContext value={config}>
          {storefront ? (
            <StorefrontProviders key={storefront.key} storefront={storefront}>
              <StorefrontContent storefront={storefront} {...content} />
            </StorefrontProviders>
          ) : (
            <ConfigError options={options} />
          )}
        </ElementContext>
      </UiContext>
    </FatalBoundary>
  );
}

function StorefrontContent(props: ContentProps & { storefront: Storefront }) {
  const { storefront, requiredScope, Wrapper = Unwrapped, header, awaited, problem, children } = props;
  const startup = useStartup(storefront, requiredScope);
  const { messages } = startup;
  const settings = startup.status === 'ready' ? startup.session.settings : undefined;
  return (
    <ThemedRoot settings={settings} language={messages}>
      <Wrapper companyTitle={settings?.companyTitle}>
        {messages ? (
          <LanguageProvider loaded={messages}>
            {header}
            {problem ?? (
              <StartedContent startup={startup} awaited={awaited}>
                {children}
              </StartedContent>
            )}
          </LanguageProvider>
        ) : (
          <SilentStartSpinner />
        )}
      </Wrapper>
    </ThemedRoot>
  );
}

const Unwrapped = ({ children }: { children: ReactNode }) => children;

interface StartedContentProps extends Pick<ContentProps, 'awaited' | 'children'> {
  startup: Startup;
}

const AgentTools = lazyComponent(async () => (await import('../features/agents/agent-tools.tsx')).AgentTools);

function StartedContent({ startup, awaited, children }: StartedContentProps) {
  const { options } = useElement();
  if (startup.status === 'failed')
    return <SettingsError failure={startup.failure} tryAgain={startup.tryAgain} />;
  if (startup.status === 'loading') return <StartSpinner>{awaited}</StartSpinner>;
  return (
    <SessionContext value={startup.session}>
      <ViewStatus />
      <CurrencyWarning />
      {children}
      <OfflineBanner />
      {options.agents && (
        <Suspense fallback={null}>
          <AgentTools />
        </Suspense>
      )}
    </SessionContext>
  );
}
