import { registry } from '../../../src/platform/registry.ts';

/** The first `api-base` on the page, which elements without their own use. */
export function sharedApiBase(): unknown {
  return [...registry().elements].map(({ read }) => read('api-base')).find(Boolean);
}

/** Updates all elements after one was connected or changed its `api-base`: the others may use it. */
export function updateSharedApiBase(): void {
  for (const element of registry().elements) element.changed();
}
