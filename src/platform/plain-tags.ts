/** A parser treats the contents of these as raw text, and none of it is shown. */
const RAW = /^(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript)$/;
const NAME = /[a-z][^\s/>]*/iy;
/** An attribute as a parser reads it, with its value if it has one. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const END = /[\s/]*>/y;

/**
 * Strips comments, scripts and all attributes except link targets from HTML. On pages with a strict content security
 * policy, parsing alone reports `style` and `on…` attributes as violations, whatever a sanitiser does later. The result
 * is not yet safe: it must still be sanitised.
 */
export function plainTags(html: string): string {
  let plain = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return plain + html.slice(at);
    plain += html.slice(at, open);
    const isEndTag = html[open + 1] === '/';
    const tag = readTag(html, open + (isEndTag ? 2 : 1));
    if (!tag) {
      at = afterNoTag(html, open);
      if (at === open + 1) plain += '&lt;';
      continue;
    }
    at = tag.end;
    if (!tag.name) return plain;
    if (!isEndTag && RAW.test(tag.name)) at = afterRaw(html, tag);
    else plain += isEndTag ? `</${tag.name}>` : `<${tag.name}${tag.name === 'a' ? tag.href : ''}>`;
  }
  return plain;
}

interface Tag {
  /** Empty if the text ends inside the tag, which a parser drops. */
  name: string;
  href: string;
  /** The index after its `>`. */
  end: number;
}

function readTag(html: string, from: number): Tag | undefined {
  const name = matchAt(NAME, html, from)?.[0].toLowerCase();
  if (name === undefined) return undefined;
  let at = from + name.length;
  let href = '';
  for (;;) {
    const end = matchAt(END, html, at);
    if (end) return { name, href, end: at + end[0].length };
    const attribute = matchAt(ATTRIBUTE, html, at);
    if (!attribute) return { name: '', href, end: html.length };
    const [all, key = '', double, single, bare] = attribute;
    const value = double ?? single ?? bare;
    if (!href && value !== undefined && /^href$/i.test(key))
      href = ` href="${value.replaceAll('"', '&quot;')}"`;
    at += all.length;
  }
}

/** Comments and the like are dropped; a `<` that starts no tag is text. */
function afterNoTag(html: string, open: number): number {
  const next = html[open + 1] ?? '';
  if (!/[!?/]/.test(next)) return open + 1;
  const mark = html.startsWith('<!--', open) ? '-->' : '>';
  const end = html.indexOf(mark, open + 2);
  return end < 0 ? html.length : end + mark.length;
}

function afterRaw(html: string, { name, end }: Tag): number {
  const close = html.slice(end).search(new RegExp(`</${name}[\\s/>]`, 'i'));
  return close < 0 ? html.length : end + close;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
