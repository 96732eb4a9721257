import type { ViewCall, ViewMethods } from './view-module.ts';

/** Calls methods of an element; a call waits until its method is registered. */
export function createMethodQueue(tag: string, earlyCalls: readonly ViewCall[]) {
  const registered = new Set<ViewMethods>();
  const queue = [...earlyCalls];
  const find = (name: string) => [...registered].findLast((methods) => name in methods)?.[name];

  const call = ([name, ...args]: ViewCall) => {
    const method = find(name) as ((...args: unknown[]) => void) | undefined;
    if (method) method(...args);
    else queue.push([name, ...args]);
  };

  const registerMethods = (methods: ViewMethods) => {
    registered.add(methods);
    for (const queued of queue.splice(0)) logErrors(() => call(queued), tag);
    return () => void registered.delete(methods);
  };
  return { call, registerMethods };
}

/** The caller of a queued method can no longer catch its error. */
function logErrors(action: () => void, tag: string): void {
  try {
    action();
  } catch (error) {
    console.warn(`[${tag}]`, error);
  }
}
