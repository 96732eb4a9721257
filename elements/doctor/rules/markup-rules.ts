import type { ExaminedElement } from '../examine/examination.ts';
import type { Occurrence, Rule } from './rule.ts';

/** What editors and hand-written markup do to our tags. */
export const markupRules: Rule[] = [
  {
    code: 'tag-missing',
    severity: 'warning',
    find: ({ elements, placeholders, tagsAsText, page }) =>
      page && !page.hasLinksOrFrames && elements.length + placeholders.length + tagsAsText.length === 0
        ? [{}]
        : [],
    words: {
      en: {
        message: 'The page has none of the tags, so there is nothing to show.',
        fix: 'Check that the editor has kept the tag; if it removes unknown tags, use <div data-booking="transfers-box">. If the page adds it later, check again then.',
      },
      es: {
        message: 'La página no tiene ninguna de las etiquetas, y no hay nada que mostrar.',
        fix: 'Verifique que el editor conserve la etiqueta; si elimina las etiquetas desconocidas, use <div data-booking="transfers-box">. Si la página la agrega después, revise de nuevo entonces.',
      },
    },
  },
  {
    code: 'tag-in-p',
    severity: 'warning',
    find: ({ elements }) => elements.filter(({ isInParagraph }) => isInParagraph).map(asOccurrence),
    words: {
      en: {
        message: 'The tag is inside a paragraph. Browsers end the paragraph before any block in it.',
        fix: 'Move the tag out of the <p>. In WordPress, use a Custom HTML block, which adds no paragraphs.',
      },
      es: {
        message:
          'La etiqueta está dentro de un párrafo. Los navegadores cierran el párrafo antes de cualquier bloque.',
        fix: 'Saque la etiqueta del <p>. En WordPress, use un bloque de HTML personalizado, que no agrega párrafos.',
      },
    },
  },
  {
    code: 'tag-self-closed',
    severity: 'error',
    find: ({ elements }) => elements.filter(({ swallows }) => swallows === 'self-closed').map(asOccurrence),
    words: {
      en: {
        message:
          'The tag has no end tag: browsers ignore the slash of <{tag} />, and hide what follows inside the element.',
        fix: 'Write an end tag: <{tag} …></{tag}>.',
      },
      es: {
        message:
          'La etiqueta no tiene cierre: los navegadores ignoran la barra de <{tag} /> y ocultan lo que sigue dentro del elemento.',
        fix: 'Escriba la etiqueta de cierre: <{tag} …></{tag}>.',
      },
    },
  },
  {
    code: 'tag-unclosed',
    severity: 'error',
    find: ({ elements }) => elements.filter(({ swallows }) => swallows === 'unclosed').map(asOccurrence),
    words: {
      en: {
        message: 'The end tag is missing, so that what follows on the page is hidden inside the element.',
        fix: 'Add </{tag}> after the link inside.',
      },
      es: {
        message: 'Falta la etiqueta de cierre, y lo que sigue en la página queda oculto dentro del elemento.',
        fix: 'Agregue </{tag}> después del enlace interior.',
      },
    },
  },
  {
    code: 'tag-encoded',
    severity: 'error',
    find: ({ tagsAsText }) => tagsAsText.map((tag) => ({ subject: tag, values: { tag } })),
    words: {
      en: {
        message: 'The page shows the tag <{tag}> as text: the editor has encoded its angle brackets.',
        fix: 'Paste the snippet into the editor’s HTML or source view, not into its visual view.',
      },
      es: {
        message: 'La página muestra la etiqueta <{tag}> como texto: el editor codificó los signos < y >.',
        fix: 'Pegue el código en la vista HTML o de código fuente del editor, no en la vista visual.',
      },
    },
  },
  {
    code: 'placeholder-unknown',
    severity: 'error',
    find: ({ placeholders }) => placeholders.map(({ subject, name }) => ({ subject, values: { name } })),
    words: {
      en: {
        message: 'data-booking="{name}" names none of the elements, so nothing is shown in its place.',
        fix: 'Use booking-engine, transfers-box, activities-list or activity-quote.',
      },
      es: {
        message:
          'data-booking="{name}" no es el nombre de ningún elemento, y en su lugar no se muestra nada.',
        fix: 'Use booking-engine, transfers-box, activities-list o activity-quote.',
      },
    },
  },
  {
    code: 'link-unknown',
    severity: 'warning',
    find: ({ page }) => (page?.unfillableLinks ?? []).map((url) => ({ subject: url })),
    words: {
      en: {
        message: 'The link asks for an element (#inline), but leads to no screen of the storefront.',
        fix: 'Correct its path, such as /transfers or /activities/water, or remove #inline.',
      },
      es: {
        message: 'El enlace pide un elemento (#inline), pero no lleva a ninguna pantalla de la tienda.',
        fix: 'Corrija la ruta, por ejemplo /transfers o /activities/water, o quite #inline.',
      },
    },
  },
  {
    code: 'links-wrong',
    severity: 'error',
    find: ({ page }) => (page?.invalidLinks === undefined ? [] : [{ values: { value: page.invalidLinks } }]),
    words: {
      en: {
        message:
          'data-links="{value}" is not the URL of a hosted page, so the links of the page stay plain links.',
        fix: 'Set data-links on the tag of booking.js to the absolute URL of the hosted page.',
      },
      es: {
        message:
          'data-links="{value}" no es la URL de una página alojada, y los enlaces de la página siguen siendo simples enlaces.',
        fix: 'Indique en data-links, en la etiqueta de booking.js, la URL absoluta de la página alojada.',
      },
    },
  },
];

function asOccurrence({ subject, tag }: ExaminedElement): Occurrence {
  return { subject, values: { tag } };
}
