/** What a visitor looks for: a role, a name, and its container. */
export interface Query {
  role: string;
  name?: Words | undefined;
  within?: Query | undefined;
}

/** An exact text, or a pattern in a form that can be sent to a page. */
export type Words = string | { source: string; flags: string };

export interface Found {
  /** The number of visible matches. */
  count: number;
  /** The centre of the first match, in the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  disabled: boolean;
  /** Whether a click there would reach it. */
  reachable: boolean;
  /** For the driver's own commands. */
  element: unknown;
}

/**
 * Runs in the page: finds elements by role and name through open shadow roots, scrolls to the first if requested, and
 * describes it as a visitor could. It must be self-contained, because its source is sent to the page.
 */
export function findInPage(query: Query, scroll: boolean, handle: boolean): Found | undefined {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href], [role=link]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    combobox: 'select, [role=combobox]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    dialog: 'dialog, [role=dialog]',
    group: 'fieldset, [role=group]',
    article: 'article, [role=article]',
    listitem: 'li, [role=listitem]',
    iframe: 'iframe',
    any: '*',
  };
  const normal = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const all = (root: ParentNode, selector: string): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
    ]);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const byId = (element: Element, ids: string) =>
    ids.split(' ').map((id) => (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? '');
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return normal(label);
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return normal(byId(element, ids).join(' '));
    const { labels } = element as HTMLInputElement;
    if (labels?.length) {
      const words = [...labels].map((one) => {
        const copy = one.cloneNode(true) as Element;
        for (const unread of copy.querySelectorAll('[aria-hidden=true], select, input')) unread.remove();
        return copy.textContent;
      });
      return normal(words.join(' '));
    }
    if (element.matches('[role=group], fieldset'))
      return normal(element.querySelector('legend')?.textContent);
    return normal((element as HTMLElement).innerText || element.textContent);
  };
  const isNamed = (element: Element, name: Words | undefined) => {
    if (name === undefined) return true;
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : new RegExp(name.source, name.flags).test(own);
  };
  const find = ({ role, name, within }: Query): Element[] => {
    const roots: ParentNode[] = within ? find(within) : [document];
    const selector = selectors[role] ?? `[role=${role}]`;
    const outer = roots.flatMap((root) => all(root, selector));
    // Text belongs to its innermost element.
    const found = outer.filter((element) => isSeen(element) && isNamed(element, name));
    return role === 'any'
      ? found.filter((element) => !found.some((one) => one !== element && element.contains(one)))
      : found;
  };

  const found = find(query);
  const [first] = found;
  if (!first) return undefined;
  if (scroll) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const input = first as HTMLInputElement;
  const root = first.getRootNode() as ShadowRoot | Document;
  return {
    count: found.length,
    x,
    y,
    width,
    height,
    text: normal((first as HTMLElement).innerText),
    value: first instanceof HTMLSelectElement ? (first.selectedOptions[0]?.text ?? '') : input.value,
    checked: input.checked || first.getAttribute('aria-checked') === 'true',
    focused: root.activeElement === first,
    disabled: input.disabled || first.getAttribute('aria-disabled') === 'true',
    reachable: hit !== null && (first.contains(hit) || hit.contains(first)),
    element: handle ? first : null,
  };
}
