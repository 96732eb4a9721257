export function arrayFrom<Item, Made = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  const list: (Item | Made)[] = [];
  const add = (item: Item) => list.push(make ? make(item, list.length) : item);
  if (Symbol.iterator in Object(items)) {
    for (const item of items as Iterable<Item>) add(item);
  } else {
    const { length } = items as ArrayLike<Item>;
    for (let index = 0; index < length; index++) add((items as ArrayLike<Item>)[index] as Item);
  }
  return list;
}
