import type { ReadOption } from '../../../src/options/raw-value.ts';
import { registry } from '../../../src/platform/registry.ts';

/** Reads the options of an element. One without an `api-base` of its own uses the first on the page. */
export function withSharedApiBase(read: ReadOption): ReadOption {
  // An empty attribute counts as unset.
  return (attribute) => (attribute === 'api-base' ? read(attribute) || firstApiBase() : read(attribute));
}

function firstApiBase(): unknown {
  return [...registry().elements].map(({ read }) => read('api-base')).find(Boolean);
}
