import type { ReadOption } from '../../../src/options/raw-value.ts';
import { isOverlay } from '../../core/engine/is-overlay.ts';
import type { Box } from './examination.ts';
import { contrastOf, parseColor, type Color } from './color.ts';

/** Measures how the page shows an element. */
export function examineBox(node: Element, read: ReadOption): Box {
  const ancestors = ancestorsOf(node);
  const inertBy = nameOf([node, ...ancestors].find((ancestor) => ancestor.hasAttribute('inert')));
  // A closed overlay has no box, and its dialog is in the top layer.
  if (isOverlay(read)) return { width: Infinity, inertBy };
  return {
    width: node.getBoundingClientRect().width,
    hiddenBy: [node, ...ancestors].map(hidingStyle).find(Boolean),
    clippedBy: nameOf(ancestors.find((ancestor) => clips(ancestor, node))),
    transformedBy: nameOf(ancestors.find(isTransformed)),
    inertBy,
    contrast: textContrast(node),
  };
}

/** The elements around one, out of its shadow trees too, from the nearest. */
function ancestorsOf(node: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next = parentOf(node); next; next = parentOf(next)) ancestors.push(next);
  return ancestors;
}

function parentOf(node: Element): Element | undefined {
  if (node.assignedSlot) return node.assignedSlot;
  if (node.parentElement) return node.parentElement;
  return (node.getRootNode() as Partial<ShadowRoot>).host;
}

/** Such as `div#search` or `section.hero`; undefined without an element. */
function nameOf(element: Element | undefined): string | undefined {
  if (!element) return undefined;
  const { localName, id } = element;
  if (typeof id === 'string' && id !== '') return `${localName}#${id}`;
  const [className] = element.classList;
  return className === undefined ? localName : `${localName}.${className}`;
}

/** The style by which an element hides its content; empty if it does not. */
function hidingStyle(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === 'none') return `display: none, ${nameOf(element)}`;
  if (visibility === 'hidden' || visibility === 'collapse') return `visibility: hidden, ${nameOf(element)}`;
  if (opacity !== '' && Number(opacity) < 0.05) return `opacity: ${opacity}, ${nameOf(element)}`;
  return '';
}

/** Whether an ancestor cuts off a part of an element, but not all of it, as a carousel does with its other slides. */
function clips(ancestor: Element, node: Element): boolean {
  // What they hide is the window's business.
  if (/^(html|body)$/.test(ancestor.localName)) return false;
  const { overflowX, overflowY } = getComputedStyle(ancestor);
  const outer = ancestor.getBoundingClientRect();
  const inner = node.getBoundingClientRect();
  const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const exceeds = (outerEnd: number, innerEnd: number) => innerEnd > outerEnd + 1;
  const isCutX = exceeds(outer.right, inner.right) || exceeds(-outer.left, -inner.left);
  const isCutY = exceeds(outer.bottom, inner.bottom) || exceeds(-outer.top, -inner.top);
  const isInside =
    inner.left < outer.right &&
    inner.right > outer.left &&
    inner.top < outer.bottom &&
    inner.bottom > outer.top;
  return isInside && ((isHiding(overflowX) && isCutX) || (isHiding(overflowY) && isCutY));
}

function isTransformed(element: Element): boolean {
  const { transform, filter, perspective, scale, rotate } = getComputedStyle(element);
  return [transform, filter, perspective, scale, rotate].some((value) => value !== '' && value !== 'none');
}

/** The contrast of an element's text to the plain colour behind it; undefined where a picture or a shade is behind it. */
function textContrast(node: Element): number | undefined {
  const root = node.shadowRoot?.querySelector('[part~="root"]');
  const color = root && parseColor(getComputedStyle(root).color);
  const background = root && backgroundOf([root, ...ancestorsOf(root)]);
  return color && background ? contrastOf(color, background) : undefined;
}

function backgroundOf(layers: readonly Element[]): Color | undefined {
  for (const layer of layers) {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    const color = parseColor(backgroundColor);
    if (!color || (backgroundImage !== '' && backgroundImage !== 'none')) return undefined;
    if (color.alpha === 1) return color;
    if (color.alpha > 0) return undefined;
  }
  // What the browser paints behind everything depends on the page's scheme.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark =
    /^dark$/.test(colorScheme) ||
    (/dark/.test(colorScheme) && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? undefined : { red: 255, green: 255, blue: 255, alpha: 1 };
}
