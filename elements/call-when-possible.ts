import type { ViewCall, ViewMethods } from './view-module.ts';

/** Runs methods of an element; those that nobody provides yet wait until somebody does. */
export function callWhenPossible(tag: string, early: readonly ViewCall[]) {
  const provided = new Set<ViewMethods>();
  const waiting = [...early];
  const find = (name: string) => [...provided].findLast((methods) => name in methods)?.[name];

  const call = ([name, ...given]: ViewCall) => {
    const method = find(name) as ((...given: unknown[]) => void) | undefined;
    if (method) method(...given);
    else waiting.push([name, ...given]);
  };

  const provide = (methods: ViewMethods) => {
    provided.add(methods);
    for (const late of waiting.splice(0)) callLate(() => call(late), tag);
    return () => void provided.delete(methods);
  };
  return { call, provide };
}

/** The caller is long gone: what it would have caught is told to the page's author. */
function callLate(call: () => void, tag: string): void {
  try {
    call();
  } catch (error) {
    console.warn(`[${tag}]`, error);
  }
}
