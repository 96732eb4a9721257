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
import { OfflineBanner } from './offline-banner.tsx';
import { StartLoading, StartProblem, StartSkeleton } from './start-screens.tsx';
import { ThemedRoot } from './themed-root.tsx';
import { useStartup, type Startup } from './use-startup.ts';
import type { NeededWords } from './use-words.ts';
import type { ViewConfig } from './view-config.ts';

const ConfigProblem = lazy(async () => ({ default: (await import('./config-problem.tsx')).ConfigProblem }));

/** How the storefront is presented: what is around it, and what stands above it once there are words. */
export interface Presentation {
  Around: (props: { label: string | undefined; children: ReactNode }) => ReactNode;
  Head: () => ReactNode;
}

interface StorefrontViewProps {
  config: ViewConfig;
  /** Without one it stands in the page. */
  presentation?: Presentation | undefined;
  words: NeededWords;
  /** What the page's author has to mend, told in place of the view and beside what the partner put into the element. */
  problem?: ReactNode;
  children: ReactNode;
}

/** Everything that a view needs around it: styles, theme, words, settings, the shared storefront and its location. */
export function StorefrontView(props: StorefrontViewProps) {
  const { config, words, presentation = inThePage, problem, children } = props;
  const { root, storefront, fail } = config;
  const ui = useMemo(() => ({ root, adopt: (css: string) => adoptStyles(root, css) }), [root]);
  return (
    <FatalBoundary onError={fail}>
      <UiContext value={ui}>
        <ElementContext value={config}>
          {storefront ? (
            <SharedStorefront
              key={storefront.key}
              storefront={storefront}
              words={words}
              presentation={presentation}
              problem={problem}
            >
              {children}
            </SharedStorefront>
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

const inThePage: Presentation = { Around: ({ children }) => children, Head: () => null };

interface SharedStorefrontProps {
  storefront: Storefront;
  words: NeededWords;
  presentation: Presentation;
  problem: ReactNode;
  children: ReactNode;
}

function SharedStorefront(props: SharedStorefrontProps) {
  const { storefront, words, problem, children } = props;
  const { Around, Head } = props.presentation;
  const startup = useStartup(storefront, words);
  const settings = startup.status === 'ready' ? startup.session.settings : undefined;
  return (
    <StorefrontContext value={storefront}>
      <QueryClientProvider client={storefront.queryClient}>
        <ThemedRoot settings={settings} language={startup.words?.language ?? 'en'}>
          <Around label={settings?.companyTitle}>
            {startup.words ? (
              <LanguageProvider i18n={storefront.i18n} loaded={startup.words}>
                <Head />
                {problem ?? <Started startup={startup}>{children}</Started>}
              </LanguageProvider>
            ) : (
              <StartSkeleton />
            )}
          </Around>
        </ThemedRoot>
      </QueryClientProvider>
    </StorefrontContext>
  );
}

function Started({ startup, children }: { startup: Startup; children: ReactNode }) {
  if (startup.status === 'failed') return <StartProblem tryAgain={startup.tryAgain} />;
  if (startup.status === 'loading') return <StartLoading />;
  return (
    <SessionContext value={startup.session}>
      <ElementStates />
      <OfflineBanner />
      {children}
    </SessionContext>
  );
}
