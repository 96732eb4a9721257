import type { BookingEngine } from '../elements/booking-engine.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { setVisiblePart } from '../src/platform/element/visible-frame-part.ts';
import { registry } from '../src/platform/registry.ts';
import { setConsent } from '../src/platform/third-party/consent/set-consent.ts';
import { debounce } from './debounce.ts';
import type { HostInit, HostMessage } from './host-channel.ts';
import { withStorefront } from './with-storefront.ts';

/** Creates a function that applies the host's messages to the storefront. */
export function createHostMessageHandler(engine: BookingEngine): (message: HostMessage) => void {
  const updates = debouncedUpdates(engine);
  return ({ type, payload }) => {
    switch (type) {
      case 'init':
        initialize(engine, payload);
        break;
      case 'consent':
        setConsent(payload);
        break;
      case 'visible':
        setVisiblePart(payload);
        break;
      case 'set-route':
        updates.setRoute(payload.path);
        break;
      case 'set-locale':
      case 'set-theme':
        updates.setOptions(payload);
        break;
    }
  };
}

/** Applies what the host specified before the storefront is shown. The routes of `init` are opened by `openFramedRoute`. */
function initialize(engine: BookingEngine, init: HostInit): void {
  const { lang, currency, colorScheme, primaryColor, consent, analyticsClientId } = init;
  if (analyticsClientId) registry().analyticsClientId = analyticsClientId;
  if (consent) setConsent(consent);
  setAttributes(engine, { lang, currency, colorScheme, primaryColor });
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
    setAttributes(engine, latestOptions);
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

function setAttributes(engine: BookingEngine, options: OptionValues): void {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) engine.setAttribute(attributeName(name), value);
}
