import type { Vitals } from '../../vitals/vitals.ts';
import type { Severity } from '../finding.ts';
import type { DoctorLanguage } from '../rules/rule.ts';

interface PanelWords {
  heading: string;
  checking: string;
  nothingFound: string;
  /** Such as `2 errors`. */
  count: (severity: Severity, count: number) => string;
  severity: Record<Severity, string>;
  /** What the elements have cost the page so far; undefined if that cannot be measured. */
  cost: (cost: Vitals | undefined) => string;
  page: string;
  fix: string;
  more: string;
  copy: string;
  copied: string;
  copyByHand: string;
  checkAgain: string;
  close: string;
}

export const panelWords: Record<DoctorLanguage, PanelWords> = {
  en: {
    heading: 'Booking doctor',
    checking: 'Checking this page…',
    nothingFound: 'Nothing found: the storefront has what it needs on this page.',
    count: counter({
      error: ['error', 'errors'],
      warning: ['warning', 'warnings'],
      hint: ['hint', 'hints'],
    }),
    severity: { error: 'Error', warning: 'Warning', hint: 'Hint' },
    cost: (cost) =>
      cost
        ? `Cost of the elements for this page so far: ${cost.scriptTime.toFixed(0)} ms of script in long frames (${cost.longFrames}), layout shift ${cost.layoutShift.toFixed(2)}.`
        : 'What the elements cost this page can be measured in Chrome and Edge, with booking.js or booking.bundle.js.',
    page: 'this page',
    fix: 'Fix:',
    more: 'More about',
    copy: 'Copy report',
    copied: 'The report is copied.',
    copyByHand: 'The report is selected: copy it with your keyboard.',
    checkAgain: 'Check again',
    close: 'Close',
  },
  es: {
    heading: 'Diagnóstico de reservas',
    checking: 'Revisando esta página…',
    nothingFound: 'Sin hallazgos: la tienda tiene lo que necesita en esta página.',
    count: counter({
      error: ['error', 'errores'],
      warning: ['advertencia', 'advertencias'],
      hint: ['sugerencia', 'sugerencias'],
    }),
    severity: { error: 'Error', warning: 'Advertencia', hint: 'Sugerencia' },
    cost: (cost) =>
      cost
        ? `Costo de los elementos para esta página hasta ahora: ${cost.scriptTime.toFixed(0)} ms de script en fotogramas largos (${cost.longFrames}), cambio de diseño de ${cost.layoutShift.toFixed(2)}.`
        : 'El costo de los elementos para esta página se puede medir en Chrome y Edge, con booking.js o booking.bundle.js.',
    page: 'esta página',
    fix: 'Solución:',
    more: 'Más sobre',
    copy: 'Copiar informe',
    copied: 'El informe se copió.',
    copyByHand: 'El informe está seleccionado: cópielo con el teclado.',
    checkAgain: 'Revisar de nuevo',
    close: 'Cerrar',
  },
};

function counter(nouns: Record<Severity, readonly [one: string, many: string]>): PanelWords['count'] {
  return (severity, count) => `${count} ${nouns[severity][count === 1 ? 0 : 1]}`;
}
