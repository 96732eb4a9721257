import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { ElementContext } from '../parts/element.ts';
import { SessionContext } from '../parts/session-context.ts';
import { StorefrontContext, type Storefront } from '../parts/storefront.ts';
import { adoptStyles } from '../platform/style-sheets.ts';
import { UiContext } from '../ui/ui-context.ts';
import { ElementStates } from './element-states.tsx';
import { FatalBoundary } from './fatal-boundary.tsx';
import { StartLoading, StartProblem, StartSkeleton } from './start-screens.tsx';
import { ThemedRoot } from './themed-root.tsx';
import { useStartup } from './use-startup.ts';
import type { ViewConfig } from './view-config.ts';

const ConfigProblem = lazy(async () => ({ default: (await import('./config-problem.tsx')).ConfigProblem }));

/** Everything that a view needs around it: styles, theme, words, settings, the shared storefront and its location. */
export function StorefrontView({ config, children }: { config: ViewConfig; children: ReactNode }) {
  const { root, storefront, fail } = config;
  const ui = useMemo(() => ({ root, adopt: (css: string) => adoptStyles(root, css) }), [root]);
  return (
    <FatalBoundary onError={fail}>
      <UiContext value={ui}>
        <ElementContext value={config}>
          {storefront ? (
            <SharedStorefront storefront={storefront}>{children}</SharedStorefront>
          ) : (
            <Suspense>
              <ConfigProblem options={config.options} />
            </Suspense>
          )}
        </ElementContext>
      </UiContext>
    </FatalBoundary>
  );
}

function SharedStorefront({ storefront, children }: { storefront: Storefront; children: ReactNode }) {
  const startup = useStartup(storefront);
  if (!startup.words) return <StartSkeleton />;
  return (
    <StorefrontContext value={storefront}>
      <QueryClientProvider client={storefront.queryClient}>
        <LanguageProvider i18n={storefront.i18n} loaded={startup.words}>
          {startup.status === 'ready' ? (
            <SessionContext value={startup.session}>
              <ThemedRoot settings={startup.session.settings} language={startup.words.language}>
                <ElementStates />
                {children}
              </ThemedRoot>
            </SessionContext>
          ) : (
            <ThemedRoot language={startup.words.language}>
              {startup.status === 'failed' ? <StartProblem tryAgain={startup.tryAgain} /> : <StartLoading />}
            </ThemedRoot>
          )}
        </LanguageProvider>
      </QueryClientProvider>
    </StorefrontContext>
  );
}
