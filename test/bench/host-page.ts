import { crc32, deflateSync } from 'node:zlib';

/** What is inserted into the article: in its head and at the embed's place. */
export interface Embed {
  head?: (company: string) => string;
  /** `form` is that of `<transfers-box>` as markup. */
  body?: (company: string, form: string) => string;
  /** Below the whole article instead of below its picture. */
  isFarDown?: boolean;
}

/**
 * An article of about 60 KB with a picture at the top, as in a travel magazine, and with what a CMS puts around it: 100 KB of
 * inline scripts and styles, a consent banner, a library.
 */
export function hostPage({ head, body, isFarDown = false }: Embed, company: string, form: string): string {
  const embed = `<div id="embed">${body?.(company, form) ?? ''}</div>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Twelve days on the Caribbean coast</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/host.css" />
    <style>${inlineStyles}</style>
    <script>${inlineScripts}</script>
    <script src="/library.js"></script>
    ${head?.(company) ?? ''}
  </head>
  <body>
    ${consentBanner}
    <script type="application/ld+json">${JSON.stringify({ '@type': 'Article', articleBody: words(400, 5) })}</script>
    <script>var page = ${JSON.stringify({ strings: words(800, 6) })};</script>
    <h1>Twelve days on the Caribbean coast</h1>
    <img id="hero" src="/hero.png" alt="The sea" width="900" height="300" />
    ${isFarDown ? '' : embed}
    ${article}
    ${isFarDown ? embed : ''}
  </body>
</html>`;
}

/** What themes, plugins and tag managers of a CMS write into a page: together with the scripts of the body about 100 KB. */
const inlineStyles = Array.from(
  { length: 600 },
  (_, rule) => `.wp-${words(1, rule)}-${rule}{margin:0 ${rule}px;color:#${String(100_000 + rule)}}`,
).join('');
const inlineScripts = `window.settings=${JSON.stringify(Array.from({ length: 150 }, (_, plugin) => words(70, plugin + 900)))};(function(w){w.dataLayer=w.dataLayer||[];for(var i=0;i<w.settings.length;i++)w.dataLayer.push({event:'plugin',text:w.settings[i].length})})(window)`;

/** Fixed to the bottom, as consent tools show it; its text stands first in the page. */
const consentBanner = `<div id="consent" role="dialog" aria-label="Cookies"><p>${words(60, 77)}.</p><button type="button">Accept</button> <button type="button">Refuse</button></div>`;

/** As large as a jQuery, and run like it: many small functions on one prototype, and a search of the document. */
export function hostLibrary(): string {
  const methods = Array.from(
    { length: 900 },
    (_, method) =>
      `p.m${method}=function(a){for(var i=0;i<this.n.length;i++)this.n[i].title+=a+"${words(6, method + 2000)}";return this};`,
  );
  return `(function(w){function L(s){this.n=w.document.querySelectorAll(s)}var p=L.prototype;${methods.join('\n')}w.$=w.lib=function(s){return new L(s)};w.$('script,style,div,p')})(window);`;
}

/** The page's own render-blocking style sheet, about 25 KB. */
export function hostSheet(): string {
  const unused = Array.from(
    { length: 400 },
    (_, rule) => `.${words(2, rule).replace(' ', '-')}{margin:${rule}px}`,
  );
  return `body{max-width:900px;margin:auto;font:17px/1.6 Georgia,serif}#hero{width:100%;height:300px}#consent{position:fixed;inset:auto 0 0;background:#fff;padding:8px}${unused.join('\n')}`;
}

/** Random words, because repeated text would compress to nothing. */
function words(count: number, seed: number): string {
  const next = randomNumbers(seed);
  const letter = () => String.fromCharCode(97 + (next() % 26));
  return Array.from({ length: count }, () => Array.from({ length: 2 + (next() % 8) }, letter).join('')).join(
    ' ',
  );
}

function randomNumbers(seed: number): () => number {
  let last = seed + 7;
  return () => (last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff) >> 12;
}

const article = Array.from({ length: 110 }, (_, paragraph) => `<p>${words(80, paragraph)}.</p>`).join('\n');

/** Noise in eight greys, because it does not compress: about 100 KB, like a photograph of that size. */
export function heroPicture(): Uint8Array<ArrayBuffer> {
  const [width, height] = [900, 300];
  const rows = Buffer.alloc(height * (1 + width));
  const next = randomNumbers(1);
  for (let index = 0; index < rows.length; index++) {
    rows[index] = index % (1 + width) === 0 ? 0 : (next() & 7) * 32;
  }
  const header = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 0, 0, 0, 0]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
