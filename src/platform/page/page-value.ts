/** A global variable of the page. It may be missing or, in its place, be the element with this id. */
export function pageValue(name: string): unknown {
  return Reflect.get(window, name);
}
