import type { HandOffOptions, OpenMode } from '../../options/attributes.ts';
import { useElement } from './element-host.ts';
import { hasCartToHandOff, withCartInUrl } from './cart-hand-off.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useHostedUrl } from './use-hosted-url.ts';
import { useRedirect } from './use-redirect.ts';

/**
 * Returns a function that hands a widget's visitor off to a route: in an engine on the page, otherwise in an overlay,
 * otherwise on the hosted page. The hosted page, and an engine with another storefront, do not know this visit, so the route
 * has to contain whatever they need. The host page can take over by cancelling `booking-open`.
 */
export function useHandOff({ openMode, target }: HandOffOptions): (route: string) => void {
  const { emit, host } = useElement();
  const handOffActions = useHandOffActions(target);

  return (route) => {
    const actions = handOffActions(route);
    const mode = availableMode(openMode, actions);
    if (openMode !== 'auto' && mode !== openMode) warnUnavailable(host.localName, openMode, mode);
    if (emit('booking-open', { path: route, mode, source: host.localName })) actions[mode]?.();
  };
}

/** What hands the visitor off in each mode; undefined for modes that are unavailable on this page. */
type HandOffActions = Record<OpenMode, (() => void) | undefined>;

function useHandOffActions(target: HandOffOptions['target']): (route: string) => HandOffActions {
  const { attribution, engines } = useElement();
  const storefront = useStorefront();
  const { location, state } = storefront;
  const hostedUrl = useHostedUrl();
  const redirect = useRedirect();
  const redirectTo = (url: string) => void redirect(url, 'hosted');
  const goToPage = (url: string) => {
    if (hasCartToHandOff(state)) void withCartInUrl(storefront, url).then(redirectTo);
    else redirectTo(url);
  };

  return (route) => {
    const engine = engines.findEngine(target);
    const foreignEngine = engines.findForeignEngine(target);
    const overlay = engines.findOverlay();
    const pageUrl = hostedUrl(route);
    const continueIn = (show: () => void) => {
      state.session.adoptAttribution(attribution());
      location.navigate(route, { source: 'user' });
      show();
    };
    return {
      engine: foreignEngine
        ? () => foreignEngine(route, attribution())
        : engine && (() => continueIn(engine)),
      overlay: overlay && (() => continueIn(overlay)),
      page: pageUrl === undefined ? undefined : () => goToPage(pageUrl),
      event: () => undefined,
    };
  };
}

/** Returns the requested mode if it is available, otherwise the first one that is. */
function availableMode(requestedMode: HandOffOptions['openMode'], actions: HandOffActions): OpenMode {
  if (requestedMode !== 'auto' && actions[requestedMode]) return requestedMode;
  return (['engine', 'overlay', 'page'] as const).find((mode) => actions[mode]) ?? 'event';
}

function warnUnavailable(tag: string, requestedMode: OpenMode, mode: OpenMode): void {
  console.warn(
    `[${tag}] attribute "open-mode": "${requestedMode}" is unavailable on this page; falling back to "${mode}"`,
  );
}
