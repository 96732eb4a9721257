import { cases, type CaseName } from './cases.ts';
import type { Load } from './measure-load.ts';
import type { Points } from './measure-lighthouse.ts';
import type { Leftovers } from './measure-mounts.ts';
import type { Steps } from './measure-steps.ts';
import { median, medians } from './median.ts';

export interface Measured {
  loads: Record<CaseName, Load>;
  leftovers: Partial<Record<CaseName, Leftovers>>;
  steps: readonly Steps[];
  points: readonly Points[];
}

/** Our elements compared with the others, as Markdown. */
export function loadTable({ loads, leftovers }: Measured): string {
  const head =
    'embed|KB to first use|requests|s to usable|host LCP + ms|CLS|blocking ms|left per mount: nodes, listeners, heap KB';
  const rows = (Object.keys(cases) as CaseName[]).map((name) => {
    const { kilobytes, requests, usable, lcp, shift, blocking } = loads[name];
    const left = leftovers[name];
    return [
      cases[name].name,
      kilobytes.toFixed(1),
      requests,
      usable > 0 ? (usable / 1000).toFixed(2) : '–',
      Math.round(lcp - loads.bare.lcp),
      shift.toFixed(3),
      Math.round(blocking),
      left ? [left.nodes, left.listeners, left.heapKilobytes].map(toTenths).join(', ') : '',
    ].join('|');
  });
  return table(head, rows);
}

/** Avoids "-0" for values that round to zero. */
function toTenths(value: number): string {
  return (Number(value.toFixed(1)) || 0).toFixed(1);
}

/** Each goal with its measurement. */
export function goalTable({ loads, leftovers, steps, points }: Measured): string {
  const { duffel, docsearch, box, boxTakenOver, boxInMarkup, boxBelow, home, bare } = loads;
  const screens = medians(steps.map((one) => one.screens));
  const of = (name: 'typing' | 'clicks' | 'prices' | 'shift') => median(steps.map((one) => one[name]));
  const pointsOf = (page: keyof Points) => median(points.map((one) => one[page]));
  const left = leftovers.box ?? { nodes: NaN, listeners: NaN, heapKilobytes: NaN };
  const goals: [what: string, measured: number, most: number, unit: string][] = [
    ['takes typing, against Duffel’s', box.usable / duffel.usable, 0.4, '×'],
    ['takes typing, against DocSearch’s', box.usable / docsearch.usable, 0.55, '×'],
    ['takes typing, form in the markup, against Duffel’s', boxInMarkup.usable / duffel.usable, 0.33, '×'],
    [
      'takes typing, form in the markup, against DocSearch’s',
      boxInMarkup.usable / docsearch.usable,
      0.45,
      '×',
    ],
    ['taken over, against Duffel’s', boxTakenOver.usable / duffel.usable, 1.05, '×'],
    ['home screen takes typing, against the search form', home.usable / box.usable, 1.1, '×'],
    ['host LCP, widget under the first viewport', boxBelow.lcp - bare.lcp, 20, 'ms'],
    ['host LCP, widget in the first viewport', box.lcp - bare.lcp, 100, 'ms'],
    ['Lighthouse, widget under the first viewport', pointsOf('without') - pointsOf('below'), 1, 'points'],
    ['layout shift on load', box.shift, 0, ''],
    ['layout shift without input, home to confirmation', of('shift'), 0, ''],
    ['blocking time on load, beyond the bare page’s', box.blocking - bare.blocking, 50, 'ms'],
    ['interaction to next paint, typing', of('typing'), 50, 'ms'],
    ['interaction to next paint, steps', of('clicks'), 100, 'ms'],
    ['nodes left per mount', left.nodes, 0, ''],
    ['listeners left per mount', left.listeners, 0, ''],
    ['heap left per mount', left.heapKilobytes, 1, 'KB'],
    ['prices on screen after the answer', of('prices'), 260, 'ms'],
    ...Object.entries(screens).map(
      ([name, took]) =>
        [`from click to screen: ${name}`, took, 100, 'ms'] as [string, number, number, string],
    ),
  ];
  const rows = goals.map(([what, measured, most, unit]) => {
    const shown = (value: number) => `${Number(value.toFixed(value < 10 ? 3 : 0))} ${unit}`.trim();
    const isMet = Number(measured.toFixed(3)) <= most;
    return [what, shown(measured), `≤ ${shown(most)}`, isMet ? 'met' : '**missed**'].join('|');
  });
  return table('goal|measured|at most|', rows);
}

function table(head: string, rows: string[]): string {
  const line = (cells: string) => `| ${cells.split('|').join(' | ')} |`;
  const rule = head
    .split('|')
    .map(() => '---')
    .join('|');
  return [head, rule, ...rows].map(line).join('\n') + '\n';
}
