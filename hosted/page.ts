import '../elements/bundle.ts';
import { parseWebUrl } from '../src/lib/parse-url.ts';
import { isFramed } from '../src/platform/page/is-framed.ts';
import { attributionParameters } from '../src/schema/attribution.ts';
import { eventLabelNames } from '../src/schema/event-labels.ts';
import { syncBranding } from './branding.ts';
import { configureHostedPage, readConfiguration } from './configuration.ts';
import { showFramed } from './show-framed.ts';

/* The hosted page: one storefront with real URLs and the company's branding. */

const configuration = readConfiguration();
configureHostedPage(configuration);
const home = window.location.origin + import.meta.env.BASE_URL;
const engine = document.createElement('booking-engine');
// A partner's link may contain event labels.
const query = new URLSearchParams(window.location.search);
const attributes = {
  'api-base': configuration.apiBase,
  'development-host': configuration.developmentHost,
  'maps-key': configuration.mapsKey,
  // Not relative to the URL of the screen that happens to be shown.
  'locale-url': configuration.localeUrl && parseWebUrl(configuration.localeUrl, home)?.href,
  analytics: configuration.analytics,
  consent: configuration.consent,
  ...Object.fromEntries(eventLabelNames.map((label) => [label, query.get(attributionParameters[label])])),
  'hosted-url': home,
  'color-scheme': 'auto',
  routing: 'path',
};
for (const [name, value] of Object.entries(attributes)) if (value) engine.setAttribute(name, value);
syncBranding(engine);

const container = document.getElementById('storefront') ?? document.body;
if (isFramed()) void showFramed(engine, container, configuration.allowedParents);
else container.append(engine);
