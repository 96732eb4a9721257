import { keepPageDressed } from '../../elements/dress-page.ts';
import { describeHostedPage } from '../../elements/hosted-page.ts';
import '../../elements/loader.ts';
import { readConfiguration } from './configuration.ts';
import { showFramed } from './show-framed.ts';

/** The standalone page: one storefront with real addresses, dressed in the company's name and pictures. */
const configuration = readConfiguration();
const { countryByIp, cardProviderPages } = configuration;
describeHostedPage({ countryByIp, cardProviderPages });
const engine = document.createElement('booking-engine');
const attributes = {
  'api-base': configuration.apiBase,
  'development-host': configuration.developmentHost,
  'maps-key': configuration.mapsKey,
  analytics: configuration.analytics,
  'hosted-url': window.location.origin + import.meta.env.BASE_URL,
  'color-scheme': 'auto',
  routing: 'path',
};
for (const [name, value] of Object.entries(attributes)) if (value) engine.setAttribute(name, value);
keepPageDressed(engine);

const place = document.getElementById('storefront') ?? document.body;
if (window.self === window.top) place.append(engine);
else void showFramed(engine, place, configuration.allowedParents);
