import type { Config } from 'dompurify';

/** The elements that are kept. */
const ELEMENTS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'sup', 'sub', 'blockquote', 'div', 'a'],
  ...['ul', 'ol', 'li', 'h3', 'h4', 'h5'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** The headings that belong to the page itself. They are replaced by headings of a lower level. */
const PAGE_HEADINGS = ['h1', 'h2'];
/**
 * The elements that the built-in sanitiser replaces by their contents. It removes any other element with its contents;
 * DOMPurify needs no list, because it keeps the contents of all elements but scripts, styles and the like.
 */
const UNWRAPPED = [
  ...['span', 'font', 'small', 'big', 'mark', 's', 'strike', 'del', 'ins', 'code', 'pre', 'tt'],
  ...['center', 'label', 'abbr', 'cite', 'q', 'time', 'dl', 'dt', 'dd', 'h6', 'caption', 'tfoot'],
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address'],
  ...['figure', 'figcaption', 'details', 'summary'],
];
const SAFE_LINK = /^(https:|mailto:|tel:)/i;

/** The browser's own `setHTML`, which TypeScript does not know yet. */
interface SetHtmlElement {
  setHTML?: (html: string, options: { sanitizer: SanitizerConfig }) => void;
}

/**
 * Inserts untrusted HTML into an element: a short list of tags, and links to https, mail and phone as the only
 * attributes. This is the only place that sets HTML. Browsers whose built-in sanitiser is missing or broken load one; if that
 * fails, plain text is shown.
 */
export async function setSafeHtml(target: HTMLElement, html: string): Promise<void> {
  if (!setNatively(target, html)) target.replaceChildren(await sanitise(html).catch(() => stripTags(html)));
  target.querySelectorAll(PAGE_HEADINGS.join()).forEach(lowerHeading);
  target.querySelectorAll('a').forEach(secureLink);
}

/** Returns false if the browser has no sanitiser, or the page has replaced it by one that throws. */
function setNatively(target: HTMLElement, html: string): boolean {
  const native = target as SetHtmlElement;
  if (!native.setHTML) return false;
  const elements = [...ELEMENTS, ...PAGE_HEADINGS].map((name) => ({
    name,
    attributes: name === 'a' ? ['href'] : [],
  }));
  const sanitizer = {
    elements,
    replaceWithChildrenElements: UNWRAPPED,
    attributes: [],
    dataAttributes: false,
    comments: false,
  };
  try {
    native.setHTML(html, { sanitizer });
    return true;
  } catch {
    return false;
  }
}

async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const policy = (htmlPolicy ??= createPolicy());
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ELEMENTS, ...PAGE_HEADINGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The browser's `trustedTypes`, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: () => never },
  ) => HtmlPolicy;
}

/** Created once: a page with Trusted Types allows a policy name only once. */
let htmlPolicy: HtmlPolicy | undefined;

/**
 * Creates the policy by which DOMPurify may parse HTML on pages that enforce Trusted Types. Undefined without Trusted Types;
 * throws if the page does not allow the policy.
 */
function createPolicy(): HtmlPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Partial<TrustedTypes> };
  if (typeof trustedTypes?.createPolicy !== 'function') return undefined;
  return trustedTypes.createPolicy('booking-engine', {
    createHTML: (html) => html,
    // DOMPurify requires this rule as well.
    createScriptURL: () => {
      throw new TypeError('Scripts are not allowed');
    },
  });
}

function lowerHeading(heading: Element): void {
  const lowerLevel = document.createElement('h3');
  lowerLevel.append(...heading.childNodes);
  heading.replaceWith(lowerLevel);
}

function stripTags(html: string): string {
  return html.replace(/<(script|style)[\s>].*?<\/\1>|<[^>]*>/gis, ' ');
}

function secureLink(link: HTMLAnchorElement): void {
  if (!SAFE_LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
}
