const ELEMENTS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'h5',
  'blockquote',
  'a',
];
const SAFE_LINK = /^(https:|mailto:|tel:)/i;

interface SetHtmlElement {
  setHTML?: (html: string, options: { sanitizer: { elements: unknown[] } }) => void;
}

/**
 * Puts untrusted HTML into an element: a short list of tags, links to https, mail and phone only, no other attribute.
 * The one place that sets HTML; browsers without a sanitiser of their own load one.
 */
export async function setSafeHtml(target: HTMLElement, html: string): Promise<void> {
  const native = target as SetHtmlElement;
  if (native.setHTML) {
    const elements = ELEMENTS.map((name) => ({ name, attributes: name === 'a' ? ['href'] : [] }));
    native.setHTML(html, { sanitizer: { elements } });
  } else {
    const { default: purify } = await import('dompurify');
    const clean = purify.sanitize(html, {
      ALLOWED_TAGS: ELEMENTS,
      ALLOWED_ATTR: ['href'],
      RETURN_DOM_FRAGMENT: true,
    });
    target.replaceChildren(clean);
  }
  target.querySelectorAll('a').forEach(secureLink);
}

function secureLink(link: HTMLAnchorElement): void {
  if (!SAFE_LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
}
