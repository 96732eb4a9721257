import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { ConnectedElement } from '../../../src/platform/registry.ts';
import { withSharedApiBase } from './shared-api-base.ts';

/** Reads the options of an element, two of which depend on its page: `api-base`, which elements share, and `nonce`. */
export function withPageFallbacks({ host, read }: Pick<ConnectedElement, 'host' | 'read'>): ReadOption {
  const readWithApiBase = withSharedApiBase(read);
  return (attribute) => {
    // Under a content security policy the browser hides the attribute's value and exposes only the property.
    if (attribute === 'nonce' && host.nonce) return host.nonce;
    return readWithApiBase(attribute);
  };
}
