import type { ViewCall, ViewMethods } from './view-module.ts';

/** Calls methods of an element; calls are queued until the method is registered. */
export function createMethodQueue(tag: string, early: readonly ViewCall[]) {
  const provided = new Set<ViewMethods>();
  const waiting = [...early];
  const find = (name: string) => [...provided].findLast((methods) => name in methods)?.[name];

  const call = ([name, ...given]: ViewCall) => {
    const method = find(name) as ((...given: unknown[]) => void) | undefined;
    if (method) method(...given);
    else waiting.push([name, ...given]);
  };

  const registerMethods = (methods: ViewMethods) => {
    provided.add(methods);
    for (const late of waiting.splice(0)) callLate(() => call(late), tag);
    return () => void provided.delete(methods);
  };
  return { call, registerMethods };
}

/** The caller can no longer catch the error, so it is logged. */
function callLate(call: () => void, tag: string): void {
  try {
    call();
  } catch (error) {
    console.warn(`[${tag}]`, error);
  }
}
