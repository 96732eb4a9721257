import { lazy, type ComponentType } from 'react';

/**
 * A component that loads as a separate chunk when it is first shown. If the chunk fails to load, the fallback is shown; by
 * default nothing, because whatever surrounds the component works without it.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: fallback };
    }
  });
}
