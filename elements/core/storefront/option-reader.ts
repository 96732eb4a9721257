import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { ConnectedElement } from '../../../src/platform/registry.ts';
import { withSharedApiBase } from './shared-api-base.ts';

/** Returns the reader of an element's options. Two are not read from its own attribute alone: `api-base` and `nonce`. */
export function optionReader({ host, read }: Pick<ConnectedElement, 'host' | 'read'>): ReadOption {
  const readWithApiBase = withSharedApiBase(read);
  return (attribute) => {
    // Under a content security policy the browser hides the attribute's value and exposes only the property.
    if (attribute === 'nonce' && host.nonce) return host.nonce;
    return readWithApiBase(attribute);
  };
}
