import type { ViewCall } from '../../../src/views/view-config.ts';
import type { ViewMethods } from './view-spec.ts';

/** Calls the methods of an element; a call waits until its method is registered. */
export function createMethodQueue(tag: string, earlyCalls: readonly ViewCall[]) {
  const registered = new Set<ViewMethods>();
  const queue = [...earlyCalls];

  const call = ([name, ...args]: ViewCall) => {
    const method = findMethod(name);
    if (method) method(...args);
    else queue.push([name, ...args]);
  };

  /** Finds a method; the screen that has registered it last takes precedence. Its arguments are typed by the element's class. */
  const findMethod = (name: string) =>
    [...registered].findLast((methods) => name in methods)?.[name] as
      ((...args: unknown[]) => void) | undefined;

  const registerMethods = (methods: ViewMethods) => {
    registered.add(methods);
    for (const queued of queue.splice(0)) {
      try {
        call(queued);
      } catch (error) {
        // The caller can no longer catch the error.
        console.warn(`[${tag}]`, error);
      }
    }
    return () => void registered.delete(methods);
  };

  return { call, registerMethods };
}
