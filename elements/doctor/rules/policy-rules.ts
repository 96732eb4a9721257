import { parseUrl, parseWebUrl } from '../../../src/lib/parse-url.ts';
import type { BlockedRequest, Examination } from '../examine/examination.ts';
import type { Occurrence, Rule } from './rule.ts';

/** What a content security policy of the page blocks. */
export const policyRules: Rule[] = [
  {
    code: 'csp-script',
    severity: 'error',
    find: (examination) => blockedRequests(examination, /^script-src/, scriptHosts(examination)),
    words: {
      en: {
        message: 'The content security policy of the page blocks the script {url} ({directive}).',
        fix: 'Add {origin} to script-src, or give the script tag the nonce of the policy.',
      },
      es: {
        message: 'La política de seguridad de contenido de la página bloquea el script {url} ({directive}).',
        fix: 'Agregue {origin} a script-src, o ponga el nonce de la política en la etiqueta del script.',
      },
    },
  },
  {
    code: 'csp-style',
    severity: 'hint',
    find: ({ page, elements }) => {
      if (!page?.blocksInlineStyles) return [];
      const withMap = elements.some(({ read }) => read('maps-key'));
      return [{ severity: withMap ? 'warning' : 'hint' }];
    },
    words: {
      en: {
        message:
          'The content security policy of the page blocks inline styles (style-src). The elements need none, but the map and the wallet do.',
        fix: "If you use them, add 'unsafe-inline' to style-src, and https://fonts.googleapis.com for the map.",
      },
      es: {
        message:
          'La política de seguridad de contenido de la página bloquea los estilos en línea (style-src). Los elementos no los necesitan, pero el mapa y la billetera sí.',
        fix: "Si los usa, agregue 'unsafe-inline' a style-src, y https://fonts.googleapis.com para el mapa.",
      },
    },
  },
  {
    code: 'csp-connect',
    severity: 'error',
    find: (examination) => blockedRequests(examination, /^connect-src/, apiOrigins(examination)),
    words: {
      en: {
        message: 'The content security policy of the page blocks requests to {url} ({directive}).',
        fix: 'Add {origin} to connect-src.',
      },
      es: {
        message:
          'La política de seguridad de contenido de la página bloquea las solicitudes a {url} ({directive}).',
        fix: 'Agregue {origin} a connect-src.',
      },
    },
  },
  {
    code: 'csp-img',
    severity: 'warning',
    find: (examination) => blockedRequests(examination, /^img-src/, apiOrigins(examination)),
    words: {
      en: {
        message:
          'The content security policy of the page blocks pictures of the provider, such as {url} ({directive}).',
        fix: 'Add {origin} to img-src.',
      },
      es: {
        message:
          'La política de seguridad de contenido de la página bloquea imágenes del proveedor, como {url} ({directive}).',
        fix: 'Agregue {origin} a img-src.',
      },
    },
  },
  {
    code: 'trusted-types',
    severity: 'warning',
    find: ({ page }) => (page?.forbidsTrustedTypesPolicy ? [{}] : []),
    words: {
      en: {
        message:
          'The page restricts Trusted Types and does not allow the policy “booking-engine”: in some browsers, descriptions lose their formatting.',
        fix: 'Add booking-engine to the trusted-types directive.',
      },
      es: {
        message:
          'La página restringe Trusted Types y no permite la política “booking-engine”: en algunos navegadores, las descripciones pierden su formato.',
        fix: 'Agregue booking-engine a la directiva trusted-types.',
      },
    },
  },
];

/** What was blocked of our own: one occurrence for each directive and origin. */
function blockedRequests(
  { page, scripts }: Examination,
  directive: RegExp,
  origins: readonly string[],
): Occurrence[] {
  const folders = scripts.map(({ url }) => url.replace(/[^/]*$/, ''));
  const seen = new Set<string>();
  return (page?.blocked ?? []).flatMap((request) => {
    const origin = originOf(request);
    const isOurs = origins.includes(origin) || folders.some((folder) => request.source.startsWith(folder));
    const key = `${request.directive} ${origin}`;
    if (!directive.test(request.directive) || !isOurs || seen.has(key)) return [];
    seen.add(key);
    const { url } = request;
    return [{ subject: url, values: { url, origin, directive: request.directive } }];
  });
}

function originOf({ url }: BlockedRequest): string {
  const parsed = parseUrl(url);
  // A policy reports `data` or `blob` without the rest.
  return parsed && parsed.origin !== 'null' ? parsed.origin : `${url.split(':')[0]}:`;
}

function scriptHosts({ scripts, elements }: Examination): string[] {
  const withMap = elements.some(({ read }) => read('maps-key'));
  return [
    ...scripts.map(({ url }) => parseWebUrl(url)?.origin ?? ''),
    ...(withMap ? ['https://maps.googleapis.com'] : []),
  ];
}

function apiOrigins({ elements }: Examination): string[] {
  return elements.flatMap(({ read }) => {
    const raw = read('api-base');
    const url = typeof raw === 'string' ? parseWebUrl(raw) : undefined;
    return url ? [url.origin] : [];
  });
}
