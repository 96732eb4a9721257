import type { Box, Examination, LiveElement } from '../examine/examination.ts';
import type { Occurrence, Rule } from './rule.ts';

/** In pixels: the narrowest column for which the layouts are made. */
const MIN_WIDTH = 180;
/** The layout shift score up to which browsers' makers call a page good. */
const MAX_SHIFT = 0.1;
/** The contrast that WCAG requires of text. */
const MIN_CONTRAST = 4.5;

/** How the page shows an element. */
export const layoutRules: Rule[] = [
  {
    code: 'no-room-reserved',
    severity: 'warning',
    find: (examination) =>
      live(examination, ({ shift }) => (shift > MAX_SHIFT ? { score: shift.toFixed(2) } : undefined)),
    words: {
      en: {
        message: 'What follows the element jumped when the element took its space (layout shift {score}).',
        fix: 'Reserve its space in the page’s style sheet: transfers-box:not(:defined) { display: block; min-height: 420px }.',
      },
      es: {
        message: 'Lo que sigue al elemento saltó cuando este ocupó su espacio (desplazamiento de {score}).',
        fix: 'Reserve su espacio en la hoja de estilos: transfers-box:not(:defined) { display: block; min-height: 420px }.',
      },
    },
  },
  {
    code: 'no-size',
    severity: 'error',
    find: (examination) =>
      shown(examination, ({ width }) =>
        width < MIN_WIDTH ? { width: String(Math.round(width)) } : undefined,
      ),
    words: {
      en: {
        message: 'The element is only {width} pixels wide: the box around it gives it no width.',
        fix: 'Give the box around it a width, such as width: 100%, or let the element grow in it: flex: 1.',
      },
      es: {
        message: 'El elemento solo mide {width} píxeles de ancho: la caja que lo rodea no le da ancho.',
        fix: 'Dé un ancho a la caja que lo rodea, como width: 100%, o deje que el elemento crezca en ella: flex: 1.',
      },
    },
  },
  {
    code: 'hidden',
    severity: 'warning',
    find: (examination) =>
      live(examination, ({ box }) => (box.hiddenBy === undefined ? undefined : { css: box.hiddenBy })),
    words: {
      en: {
        message: 'The element is hidden ({css}).',
        fix: 'Show it, unless it is in a tab or dialog that visitors open.',
      },
      es: {
        message: 'El elemento está oculto ({css}).',
        fix: 'Muéstrelo, salvo que esté en una pestaña o un diálogo que los visitantes abren.',
      },
    },
  },
  {
    code: 'clipped',
    severity: 'warning',
    find: (examination) =>
      shown(examination, ({ clippedBy }) => (clippedBy === undefined ? undefined : { ancestor: clippedBy })),
    words: {
      en: {
        message: 'A part of the element is cut off by {ancestor}, which has overflow: hidden.',
        fix: 'Let {ancestor} grow with its content (no fixed height or max-height), or remove overflow: hidden.',
      },
      es: {
        message: 'Una parte del elemento queda cortada por {ancestor}, que tiene overflow: hidden.',
        fix: 'Deje que {ancestor} crezca con su contenido (sin height ni max-height fijos) o quite overflow: hidden.',
      },
    },
  },
  {
    code: 'transformed',
    severity: 'hint',
    find: (examination) =>
      shown(examination, ({ transformedBy }) =>
        transformedBy === undefined ? undefined : { ancestor: transformedBy },
      ),
    words: {
      en: {
        message:
          'The element is inside {ancestor}, which is transformed or filtered. Dialogs and lists still open above the page.',
        fix: 'Nothing needs to be done, unless texts look blurred or too small: then remove the transform.',
      },
      es: {
        message:
          'El elemento está dentro de {ancestor}, que tiene una transformación o un filtro. Los diálogos y las listas se abren de todos modos sobre la página.',
        fix: 'No hace falta nada, salvo que los textos se vean borrosos o pequeños: en ese caso quite la transformación.',
      },
    },
  },
  {
    code: 'inert',
    severity: 'warning',
    find: (examination) =>
      live(examination, ({ box }) => (box.inertBy === undefined ? undefined : { ancestor: box.inertBy })),
    words: {
      en: {
        message: 'The element cannot be used, because {ancestor} is inert.',
        fix: 'Remove the inert attribute once your dialog or menu has closed.',
      },
      es: {
        message: 'El elemento no se puede usar, porque {ancestor} está inerte.',
        fix: 'Quite el atributo inert cuando su diálogo o menú se haya cerrado.',
      },
    },
  },
  {
    code: 'contrast',
    severity: 'warning',
    find: (examination) =>
      shown(examination, ({ contrast }) =>
        contrast !== undefined && contrast < MIN_CONTRAST ? { ratio: contrast.toFixed(1) } : undefined,
      ),
    words: {
      en: {
        message: 'Text is hard to read on what is behind it: the contrast is {ratio}, and 4.5 is needed.',
        fix: 'Set text-color and background-color, or declare the page’s scheme: color-scheme: dark.',
      },
      es: {
        message: 'El texto se lee mal sobre su fondo: el contraste es {ratio} y se necesita 4.5.',
        fix: 'Defina text-color y background-color, o declare el esquema de la página: color-scheme: dark.',
      },
    },
  },
];

type Values = Record<string, string>;

/** The elements on a page for which `valuesOf` returns values. */
function live(
  { elements }: Examination,
  valuesOf: (element: LiveElement) => Values | undefined,
): Occurrence[] {
  return elements.flatMap((element) => {
    const values = element.live && valuesOf(element.live);
    return values ? [{ subject: element.subject, values }] : [];
  });
}

/** The same, of those that are not hidden. */
function shown(examination: Examination, valuesOf: (box: Box) => Values | undefined): Occurrence[] {
  return live(examination, ({ box, isDefined }) =>
    box.hiddenBy === undefined && isDefined ? valuesOf(box) : undefined,
  );
}
