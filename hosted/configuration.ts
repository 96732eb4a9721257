import { registry, type HostedPage } from '../src/platform/registry.ts';

/** The configuration that a deployment of the hosted page writes into its `index.html`. */
export interface HostedConfiguration extends Required<HostedPage> {
  /** The provider's widget base path. */
  apiBase: string;
  /** Origins of the pages that may frame this one and exchange messages with it. */
  allowedParents: readonly string[];
  /** A Google Maps key; empty for no map. */
  mapsKey: string;
  /** A host name that is sent with every request as `X-Development-Host`; empty in production. */
  developmentHost: string;
  /** The receivers of analytics events, as in the element's attribute; `off` for none. */
  analytics: string;
}

/** Reads the configuration from the page's `booking-config` block. Missing and invalid fields get their defaults. */
export function readConfiguration(): HostedConfiguration {
  const fields = parseFields(document.getElementById('booking-config')?.textContent ?? '{}');
  const stringField = (name: keyof HostedConfiguration) => asString(fields[name]) ?? '';
  const { allowedParents, cardProviderPages } = fields;
  return {
    apiBase: stringField('apiBase'),
    allowedParents: Array.isArray(allowedParents)
      ? allowedParents.filter((origin) => typeof origin === 'string')
      : [],
    mapsKey: stringField('mapsKey'),
    developmentHost: stringField('developmentHost'),
    analytics: stringField('analytics') || 'provider',
    countryByIp: stringField('countryByIp'),
    cardProviderPages: readCardProviderPages(cardProviderPages),
  };
}

/**
 * Applies the fields that the element has no attributes for. They may only be set by a deployment, and not by pages that embed
 * the element.
 */
export function configureHostedPage({ countryByIp, cardProviderPages }: HostedConfiguration): void {
  registry().hostedPage = { countryByIp, cardProviderPages };
}

type Fields = Partial<Record<string, unknown>>;

function parseFields(block: string): Fields {
  try {
    return asFields(JSON.parse(block));
  } catch (error) {
    console.error('The "booking-config" block on this page is not valid JSON.', error);
    return {};
  }
}

function readCardProviderPages(value: unknown): HostedConfiguration['cardProviderPages'] {
  const fields = asFields(value);
  const sandbox = asString(fields['sandbox']);
  const production = asString(fields['production']);
  return {
    ...(sandbox !== undefined && { sandbox }),
    ...(production !== undefined && { production }),
  };
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
