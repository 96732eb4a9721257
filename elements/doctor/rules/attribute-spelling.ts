/** Attributes that any element may have. */
const GLOBAL_ATTRIBUTES =
  /^(id|class|style|slot|part|exportparts|hidden|title|dir|role|tabindex|inert|popover|is|key|ref|accesskey|autofocus|contenteditable|draggable|enterkeyhint|inputmode|itemid|itemprop|itemref|itemscope|itemtype|spellcheck|translate|nonce|xmlns|anchor|data-booking|labels|ssr|defer-hydration|suppresshydrationwarning)$/;
/** What libraries, frameworks and the browser itself add to any element. */
const FOREIGN_PREFIX =
  /^(on|data-|aria-|v-|x-|hx-|ng-|_ng|wire:|astro-|svelte-|js-|up-|@|:|\(|\[|\*|#)|[:.@]/;

/** Whether an attribute is none of our business. */
export function isForeignAttribute(name: string): boolean {
  return GLOBAL_ATTRIBUTES.test(name) || FOREIGN_PREFIX.test(name);
}

/** The known name that was most likely meant; undefined if none is similar. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const letters = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  const isSimilar = (candidate: string) =>
    letters(candidate) === letters(name) ||
    differences(letters(candidate), letters(name)) <= (name.length > 5 ? 2 : 1);
  return known.find((candidate) => letters(candidate) === letters(name)) ?? known.find(isSimilar);
}

/** How many letters must be inserted, removed or replaced to get from one text to the other. */
function differences(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
