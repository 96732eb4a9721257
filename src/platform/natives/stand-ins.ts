/*
 * What built code calls in place of functions that host pages may have replaced (see `host-pages.ts`), or that would replace
 * theirs.
 */

/** wouter's, which is never called: the `Router` above every route sets its own hooks. */
export function useBrowserLocation(): never {
  throw new Error('Routes come from the storefront: a Router above must name its hooks');
}

export function useSearch(): never {
  return useBrowserLocation();
}

export function arrayFrom<Item, Made = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  make: (item: Item, index: number) => Made = (item) => item as unknown as Made,
): Made[] {
  const isList = Symbol.iterator in Object(items);
  const list: Made[] = [];
  for (const item of isList ? (items as Iterable<Item>) : [].slice.call(items))
    list.push(make(item, list.length));
  return list;
}

/** `list.reduce(step, initial)` for arrays; other objects keep their own method of this name. */
export function ownReduce<Item, Result>(
  list: Item[],
  step: (result: Result, item: Item, index: number, list: Item[]) => Result,
  ...initial: Result[]
): Result {
  // eslint-disable-next-line no-restricted-syntax -- it is none of an array
  if (!Array.isArray(list)) return (list as Item[]).reduce(step, ...(initial as [Result]));
  let result = (initial.length > 0 ? initial[0] : list[0]) as Result;
  for (let index = initial.length > 0 ? 0 : 1; index < list.length; index++)
    result = step(result, list[index] as Item, index, list);
  return result;
}
