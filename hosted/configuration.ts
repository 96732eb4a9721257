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

/** Reads the page's configuration block; missing fields are empty. */
export function readConfiguration(): HostedConfiguration {
  const block = document.getElementById('booking-config')?.textContent ?? '{}';
  const written = parse(block);
  const text = (name: keyof HostedConfiguration) => {
    const value = written[name];
    return typeof value === 'string' ? value : '';
  };
  const { allowedParents } = written;
  return {
    apiBase: text('apiBase'),
    allowedParents: Array.isArray(allowedParents)
      ? allowedParents.filter((origin) => typeof origin === 'string')
      : [],
    mapsKey: text('mapsKey'),
    developmentHost: text('developmentHost'),
    analytics: text('analytics') || 'provider',
    countryByIp: text('countryByIp'),
    cardProviderPages: cardPages(written['cardProviderPages']),
  };
}

/** Configures what no attribute can express; other pages cannot set it. */
export function configureHostedPage({ countryByIp, cardProviderPages }: HostedConfiguration): void {
  registry().hostedPage = { countryByIp, cardProviderPages };
}

function cardPages(written: unknown): HostedConfiguration['cardProviderPages'] {
  const pages = typeof written === 'object' && written !== null ? (written as Record<string, unknown>) : {};
  const { sandbox, production } = pages;
  return {
    ...(typeof sandbox === 'string' && { sandbox }),
    ...(typeof production === 'string' && { production }),
  };
}

function parse(block: string): Partial<Record<string, unknown>> {
  try {
    return JSON.parse(block) as Partial<Record<string, unknown>>;
  } catch (error) {
    console.error('The "booking-config" block on this page is not valid JSON.', error);
    return {};
  }
}
