import { attributeName } from '../../../src/options/attribute-names.ts';
import { attributesByTag } from '../../../src/options/attributes-by-tag.ts';
import { parseWebUrl } from '../../../src/lib/parse-url.ts';
import type { Attribute } from '../../../src/options/attribute.ts';
import type { ExaminedElement, Examination } from '../examine/examination.ts';
import { rawText } from './raw-text.ts';
import type { Occurrence, Rule } from './rule.ts';
import { isForeignAttribute, similarName } from './attribute-spelling.ts';

/** What is wrong with the attributes that the page's author has written. */
export const attributeRules: Rule[] = [
  {
    code: 'api-base-missing',
    severity: 'error',
    find: ({ elements }) =>
      elements.some(({ read }) => read('api-base'))
        ? []
        : elements.map(({ subject, tag }) => ({ subject, values: { tag } })),
    words: {
      en: {
        message: 'No element on the page has an api-base, so the storefront does not know its provider.',
        fix: 'Set it to the provider’s base path: <{tag} api-base="https://api.example.com/widget">.',
      },
      es: {
        message: 'Ningún elemento de la página tiene api-base, y la tienda no conoce a su proveedor.',
        fix: 'Indique la ruta base del proveedor: <{tag} api-base="https://api.example.com/widget">.',
      },
    },
  },
  {
    code: 'hosted-url-wrong',
    severity: 'error',
    find: ({ elements, page }) =>
      elements.flatMap(({ subject, read }) => {
        const raw = read('hosted-url');
        // There, it is the page's own URL.
        if (page?.isHostedPage) return [];
        if (typeof raw !== 'string' || raw.trim() === '' || isHostedUrl(raw, page?.url)) return [];
        return [{ subject, values: { value: shortened(raw) } }];
      }),
    words: {
      en: {
        message: 'hosted-url="{value}" is not the URL of a hosted page that visitors of this page can open.',
        fix: 'Set it to the absolute https URL of the hosted page: not this page, and not the api-base.',
      },
      es: {
        message:
          'hosted-url="{value}" no es la URL de una página alojada que los visitantes de esta página puedan abrir.',
        fix: 'Indique la URL https absoluta de la página alojada: no esta página ni el api-base.',
      },
    },
  },
  {
    code: 'attribute-unknown',
    severity: 'warning',
    find: ({ elements }) => elements.flatMap(unknownAttributes),
    words: {
      en: {
        message: 'The element has no attribute “{attribute}”, which is ignored.',
        fix: 'Did you mean “{suggestion}”? docs/elements.md lists all attributes.',
      },
      es: {
        message: 'El elemento no tiene un atributo “{attribute}”, que se ignora.',
        fix: '¿Quiso decir “{suggestion}”? docs/elements.md enumera todos los atributos.',
      },
    },
  },
  {
    code: 'attribute-value',
    severity: 'warning',
    find: (examination) =>
      examination.elements.flatMap((element) => [
        ...invalidAttributes(element),
        ...refusedCurrency(element, examination),
      ]),
    words: {
      en: {
        message: '{attribute}="{value}" is not valid and is ignored.',
        fix: 'Use {expected}.',
      },
      es: {
        message: '{attribute}="{value}" no es válido y se ignora.',
        fix: 'Valor esperado: {expected}.',
      },
    },
  },
  {
    code: 'activity-missing',
    severity: 'error',
    find: ({ elements }) => elements.filter(({ tag, read }) => tag === 'activity-quote' && !read('activity')),
    words: {
      en: {
        message: 'The quote box does not know which tour to show.',
        fix: 'Set activity to the slug or id of a tour: <activity-quote activity="taco-walk">.',
      },
      es: {
        message: 'El cotizador no sabe qué tour mostrar.',
        fix: 'Indique en activity el slug o id de un tour: <activity-quote activity="taco-walk">.',
      },
    },
  },
];

/** Those with rules of their own. */
const CHECKED_ELSEWHERE = ['api-base', 'hosted-url'];

function unknownAttributes({ tag, subject, attributes, isPlaceholder }: ExaminedElement): Occurrence[] {
  const known = Object.keys(attributesByTag[tag]).map(attributeName);
  return attributes
    .filter((name) => !known.includes(name) && !isForeignAttribute(name))
    .flatMap((attribute) => {
      const suggestion = similarName(attribute, known);
      // A placeholder may have data of its page.
      if (isPlaceholder && suggestion === undefined) return [];
      return [{ subject, values: { attribute, suggestion: suggestion ?? known.join('”, “') } }];
    });
}

function invalidAttributes({ tag, subject, read }: ExaminedElement): Occurrence[] {
  const table: Readonly<Record<string, Attribute<unknown>>> = attributesByTag[tag];
  return Object.keys(table).flatMap((option) => {
    const attribute = attributeName(option);
    const raw = read(attribute);
    const parser = table[option]?.parser;
    const isSet = raw !== undefined && raw !== null && (typeof raw !== 'string' || raw.trim() !== '');
    if (!parser || !isSet || CHECKED_ELSEWHERE.includes(attribute)) return [];
    if (parser.parse(raw) !== undefined && !parser.isPartlyInvalid?.(raw)) return [];
    return [{ subject, values: { attribute, value: shortened(raw), expected: parser.expected } }];
  });
}

function refusedCurrency({ subject, read }: ExaminedElement, { page }: Examination): Occurrence[] {
  const currency = read('currency');
  const accepted = page?.apis.find(({ currencies }) => currencies)?.currencies;
  if (typeof currency !== 'string' || !/^\s*[a-z]{3}\s*$/i.test(currency) || !accepted) return [];
  if (accepted.includes(currency.trim().toLowerCase())) return [];
  const expected = accepted.join(', ').toUpperCase();
  return [{ subject, values: { attribute: 'currency', value: currency, expected } }];
}

/** Whether a URL can be that of a hosted page; `pageUrl` is undefined for a snippet. */
function isHostedUrl(raw: string, pageUrl: URL | undefined): boolean {
  const url = parseWebUrl(raw);
  if (!url) return false;
  if (!pageUrl) return true;
  const isThisPage = url.origin + url.pathname === pageUrl.origin + pageUrl.pathname;
  const isInsecure = pageUrl.protocol === 'https:' && url.protocol === 'http:';
  return !isThisPage && !isInsecure;
}

/** A value for a sentence. A long one may hold what is nobody's business. */
function shortened(raw: unknown): string {
  const text = rawText(raw);
  return text.length > 60 ? `${text.slice(0, 40)}…` : text;
}
