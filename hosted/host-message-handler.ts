import type { BookingEngine } from '../elements/booking-engine.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { setVisiblePart } from '../src/platform/element/visible-frame-part.ts';
import { registry } from '../src/platform/registry.ts';
import { setAnalyticsConsent } from '../src/platform/third-party/analytics-consent.ts';
import type { HostRoutes } from '../src/routing/framed-route.ts';
import type { PayloadOf } from '../src/schema/messages/envelope.ts';
import type { hostMessages } from '../src/schema/messages/host-messages.ts';
import { debounce } from './debounce.ts';
import type { HostMessage } from './host-channel.ts';
import { withStorefront } from './with-storefront.ts';

/** The parts of the host's `init` that are used after it was handled. */
export interface HostPreferences extends HostRoutes {
  /** The host handles `navigate` messages itself. */
  navigates?: boolean | undefined;
}

/** Applies the host's messages to the storefront. `preferences` is filled in by `init`. */
export function createHostMessageHandler(
  engine: BookingEngine,
  preferences: HostPreferences,
): (message: HostMessage) => void {
  const updates = debouncedUpdates(engine);
  return ({ type, payload }) => {
    if (type === 'init') initialize(engine, preferences, payload);
    else if (type === 'consent') setAnalyticsConsent(payload.analytics);
    else if (type === 'visible') setVisiblePart(payload);
    else if (type === 'set-route') updates.setRoute(payload.path);
    else updates.setOptions(payload);
  };
}

function initialize(
  engine: BookingEngine,
  preferences: HostPreferences,
  init: PayloadOf<typeof hostMessages, 'init'>,
): void {
  const { lang, currency, colorScheme, primaryColor, consent, analyticsClientId } = init;
  const { route, lastRoute, navigates } = init;
  Object.assign(preferences, { route, lastRoute, navigates });
  if (analyticsClientId) registry().analyticsClientId = analyticsClientId;
  if (consent) setAnalyticsConsent(consent.analytics);
  setOptions(engine, { lang, currency, colorScheme, primaryColor });
}

type OptionValues = Record<string, string | undefined>;

/** Applies only the latest route and the latest value of each option, because a host may send thousands in a row. */
function debouncedUpdates(engine: BookingEngine) {
  let options: OptionValues = {};
  let route: string | undefined;
  const apply = debounce(() => {
    const latestOptions = options;
    const latestRoute = route;
    options = {};
    route = undefined;
    setOptions(engine, latestOptions);
    if (latestRoute === undefined) return;
    withStorefront(engine, (storefront) => storefront.navigate(latestRoute, 'message'));
  });
  return {
    setOptions: (values: OptionValues) => {
      // Options that this message omits keep their values. An empty string is a value: it resets the option.
      for (const [name, value] of Object.entries(values)) if (value !== undefined) options[name] = value;
      apply();
    },
    setRoute: (path: string) => {
      route = path;
      apply();
    },
  };
}

function setOptions(engine: BookingEngine, options: OptionValues): void {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) engine.setAttribute(attributeName(name), value);
}
