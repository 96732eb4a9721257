/*
 * Built code calls these instead of the browser's functions, which host pages may have replaced: see
 * `build/host-page-protection.ts`.
 */

/** Like `Array.from(items, map)`. */
export function arrayFrom<Item, Mapped = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  // Without a mapping, the types of `Item` and `Mapped` are the same.
  map: (item: Item, index: number) => Mapped = (item) => item as unknown as Mapped,
): Mapped[] {
  const isIterable = Symbol.iterator in Object(items);
  const list: Mapped[] = [];
  for (const item of isIterable ? (items as Iterable<Item>) : [].slice.call(items))
    list.push(map(item, list.length));
  return list;
}

/**
 * Like `list.reduce(step, initial)`, where `initial` may be missing. The build finds calls by their name only, so `list` may be
 * any object that has such a method, which is then called.
 */
export function arrayReduce<Item, Result>(
  list: Item[] | Reducible<Item, Result>,
  step: Step<Item, Result>,
  ...initial: Result[]
): Result {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- `list` is no array here
  if (!Array.isArray(list)) return list.reduce(step, ...initial);
  let result = (initial.length > 0 ? initial[0] : list[0]) as Result;
  for (let index = initial.length > 0 ? 0 : 1; index < list.length; index++)
    result = step(result, list[index] as Item, index, list);
  return result;
}

type Step<Item, Result> = (result: Result, item: Item, index: number, list: Item[]) => Result;

interface Reducible<Item, Result> {
  reduce: (step: Step<Item, Result>, ...initial: Result[]) => Result;
}
