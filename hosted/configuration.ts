import * as v from 'valibot';
import { registry } from '../src/platform/registry.ts';
import { object } from '../src/schema/object.ts';
import { listOf } from '../src/schema/wire-lists.ts';

const StringSchema = v.fallback(v.string(), '');
const OptionalStringSchema = v.fallback(v.optional(v.string()), undefined);

/** The configuration that a deployment of the hosted page writes into its `index.html`. All fields have defaults. */
const ConfigurationSchema = object({
  /** The provider's widget base path. */
  apiBase: StringSchema,
  /** The origins of the host pages with which the page exchanges messages when it is framed. */
  allowedParents: listOf(v.string()),
  /** A Google Maps key; empty for no map. */
  mapsKey: StringSchema,
  /** A file with the texts of another language; empty for none. */
  localeUrl: StringSchema,
  /** A host name that is sent with every request as `X-Development-Host`; empty in production. */
  developmentHost: StringSchema,
  /** The receivers of analytics events, as in the element's attribute; `off` for none. */
  analytics: v.fallback(v.pipe(v.string(), v.nonEmpty()), 'provider'),
  /** How the visitor's consent is found out, as in the element's attribute; empty for no attribute. */
  consent: StringSchema,
  /** The URL of a country-by-IP service for the phone field; empty for no lookup. */
  countryByIp: StringSchema,
  /** Replacements for the card provider's URLs, for local development and tests. */
  cardProviderPages: v.fallback(
    object({ sandbox: OptionalStringSchema, production: OptionalStringSchema }),
    {},
  ),
});

type HostedConfiguration = v.InferOutput<typeof ConfigurationSchema>;

/** Reads the configuration from the page's `booking-config` block. Missing and invalid fields get their defaults. */
export function readConfiguration(): HostedConfiguration {
  const block = document.getElementById('booking-config')?.textContent ?? '{}';
  const result = v.safeParse(ConfigurationSchema, parseBlock(block));
  return result.success ? result.output : v.parse(ConfigurationSchema, {});
}

/**
 * Registers the fields that views read although the element has no attributes for them: a deployment may set these, but not a
 * page that embeds the element.
 */
export function configureHostedPage({ countryByIp, cardProviderPages }: HostedConfiguration): void {
  registry().hostedPage = { countryByIp, cardProviderPages };
}

function parseBlock(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch (error) {
    console.error('The "booking-config" block on this page is not valid JSON.', error);
    return {};
  }
}
