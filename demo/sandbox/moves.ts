/**
 * Changes of what is offered, which happen on request while a visitor's cart waits. A spec is a list of moves, separated by
 * commas and without spaces:
 *
 *   spec = move *("," move)
 *   move = "sold-out=" tour [":" date]   no places on that date (yyyy-MM-dd), or on any
 *        | "time-gone=" tour ":" time    no places for that departure (HHmm), on any date
 *        | "prices=" sign percent "pc"   all prices are higher or lower: +10pc, -5pc
 *        | "cutoff=+" hours "h"          the lead times of tours and pickups are longer
 *        | "no-pickups=" hour            pickups in that hour of the day (HH) are refused
 *        | "gone=" id                    a tour, extra or vehicle (coach, van …) is no longer offered
 *
 * A spec is passed as `?moved=<spec>`, as the header `X-Moved: <spec>`, or in the base path `/moved/<spec>/widget`. In its
 * place a name may be passed, whose spec can change at any time: `PUT /sandbox/moves/<name>` with the spec, or nothing, as
 * the body. Orders of anything unavailable are refused with 400, and those with an outdated price with 409.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';

export interface Moves {
  /** On all dates if the date is undefined. */
  soldOut: { tour: string; date: string | undefined }[];
  timesGone: { tour: string; time: string }[];
  /** 1 leaves prices unchanged. */
  priceFactor: number;
  /** Added to all lead times. */
  cutoffHours: number;
  /** Hours of the day, from 0 to 23, in which pickups are refused. */
  pickupHours: number[];
  /** The ids of tours, extras and vehicles that are no longer offered. */
  gone: string[];
}

const noMoves: Moves = {
  soldOut: [],
  timesGone: [],
  priceFactor: 1,
  cutoffHours: 0,
  pickupHours: [],
  gone: [],
};

/** The patterns of a move, each with what it changes. */
const patterns: [RegExp, (groups: Record<string, string>, moves: Moves) => Partial<Moves>][] = [
  [
    /^sold-out=(?<tour>\d+)(:(?<date>\d{4}-\d\d-\d\d))?$/,
    ({ tour = '', date }, { soldOut }) => ({ soldOut: [...soldOut, { tour, date }] }),
  ],
  [
    /^time-gone=(?<tour>\d+):(?<hour>\d\d)(?<minute>\d\d)$/,
    ({ tour = '', hour, minute }, { timesGone }) => ({
      timesGone: [...timesGone, { tour, time: `${hour}:${minute}` }],
    }),
  ],
  [/^prices=(?<percent>[+-]\d{1,2})pc$/, ({ percent }) => ({ priceFactor: 1 + Number(percent) / 100 })],
  [/^cutoff=\+(?<hours>\d{1,4})h$/, ({ hours }) => ({ cutoffHours: Number(hours) })],
  [
    /^no-pickups=(?<hour>[01]\d|2[0-3])$/,
    ({ hour }, { pickupHours }) => ({ pickupHours: [...pickupHours, Number(hour)] }),
  ],
  [/^gone=(?<id>[a-z\d-]+)$/, ({ id = '' }, { gone }) => ({ gone: [...gone, id] })],
];

/** The moves of a spec, or undefined if any of them is malformed. */
export function parseMoves(spec: string): Moves | undefined {
  let moves = noMoves;
  for (const text of spec.split(',')) {
    const changes = parseMove(text, moves);
    if (!changes) return undefined;
    moves = { ...moves, ...changes };
  }
  return moves;
}

function parseMove(text: string, moves: Moves): Partial<Moves> | undefined {
  for (const [pattern, changesOf] of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return changesOf(groups, moves);
  }
  return undefined;
}

const NameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/));

/** Whether the text can be the name of a spec. A spec cannot, because it contains an equals sign. */
export function isMoveName(text: string): boolean {
  return v.is(NameSchema, text);
}

const current = new AsyncLocalStorage<Moves>();

/** The moves of the request being answered. They are not passed around, because prices and lead times are read everywhere. */
export function moves(): Moves {
  return current.getStore() ?? noMoves;
}

export function withMoves<Result>(moves: Moves, answer: () => Result): Result {
  return current.run(moves, answer);
}
