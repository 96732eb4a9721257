import { registry } from '../src/platform/registry.ts';

/** What a deployment of the hosted page sets in its `index.html`. */
export interface HostedConfiguration {
  /** The provider's widget base path. */
  apiBase: string;
  /** Origins of the pages that may frame this one and exchange messages with it. */
  allowedParents: readonly string[];
  mapsKey: string;
  developmentHost: string;
  /** Receivers of analytics events; `off` for none. */
  analytics: string;
  /** A country-by-IP service for the phone field; empty for none. */
  countryByIp: string;
  /** Replacements for the card provider's URLs, for local development and tests. */
  cardProviderPages: { sandbox?: string; production?: string };
}

/** Reads the page's configuration block. Fields that are missing or have the wrong type get their defaults. */
export function readConfiguration(): HostedConfiguration {
  const fields = parseFields(document.getElementById('booking-config')?.textContent ?? '{}');
  const text = (name: keyof HostedConfiguration) => textOf(fields[name]) ?? '';
  const { allowedParents, cardProviderPages } = fields;
  return {
    apiBase: text('apiBase'),
    allowedParents: Array.isArray(allowedParents)
      ? allowedParents.filter((origin) => typeof origin === 'string')
      : [],
    mapsKey: text('mapsKey'),
    developmentHost: text('developmentHost'),
    analytics: text('analytics') || 'provider',
    countryByIp: text('countryByIp'),
    cardProviderPages: readCardProviderPages(cardProviderPages),
  };
}

/** Applies the part of the configuration that has no attributes, so that no other page can set it. */
export function configureHostedPage({ countryByIp, cardProviderPages }: HostedConfiguration): void {
  registry().hostedPage = { countryByIp, cardProviderPages };
}

type Fields = Partial<Record<string, unknown>>;

function parseFields(block: string): Fields {
  try {
    return fieldsOf(JSON.parse(block));
  } catch (error) {
    console.error('The "booking-config" block on this page is not valid JSON.', error);
    return {};
  }
}

function readCardProviderPages(value: unknown): HostedConfiguration['cardProviderPages'] {
  const fields = fieldsOf(value);
  const [sandbox, production] = [textOf(fields['sandbox']), textOf(fields['production'])];
  return {
    ...(sandbox !== undefined && { sandbox }),
    ...(production !== undefined && { production }),
  };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
