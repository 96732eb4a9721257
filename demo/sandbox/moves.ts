/**
 * Reality that moves on request, while a cart waits. A spec is a list of moves, separated by commas and without spaces:
 *
 *   spec = move *("," move)
 *   move = "sold-out=" tour [":" date]   no places on that day (yyyy-MM-dd), or on any day
 *        | "time-gone=" tour ":" time    that departure (HHmm) has no places, on any day
 *        | "prices=" sign percent "pc"   all prices are so many percent higher or lower: +10pc, -5pc
 *        | "cutoff=+" hours "h"          all lead times, of tours and pickups, are so many hours longer
 *        | "no-pickups=" hour            pickups in that hour of the day (HH) are refused
 *        | "gone=" id                    a tour, an extra or a vehicle (coach, van …) is not on offer any more
 *
 * A spec is passed as `?moved=<spec>`, as the header `X-Moved: <spec>`, or in the base path `/moved/<spec>/widget`. There
 * it may also be a name, whose spec is set and changed meanwhile: `PUT /sandbox/moves/<name>`, the spec being the body (an
 * empty one moves nothing). Orders of what has moved are refused, or answered with 409 if it is the price.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';

export interface Moves {
  /** A day, or all days if it is undefined. */
  soldOut: { tour: string; date: string | undefined }[];
  timesGone: { tour: string; time: string }[];
  /** 1 is as before. */
  priceFactor: number;
  /** Hours beyond the lead times of the data. */
  cutoffHours: number;
  /** Hours of the day without pickups. */
  pickupHours: number[];
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

/** The moves of a spec, or undefined if any of it is malformed. */
export function parseMoves(spec: string): Moves | undefined {
  let moves = noMoves;
  for (const text of spec.split(',')) {
    const found = patterns.map(([pattern, read]) => ({ match: pattern.exec(text), read }));
    const fitting = found.find(({ match }) => match);
    if (!fitting?.match?.groups) return undefined;
    moves = { ...moves, ...fitting.read(fitting.match.groups, moves) };
  }
  return moves;
}

const NameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/));

/** Whether the text can be the name of a spec; a spec itself cannot, because of its equals sign. */
export function isMoveName(text: string): boolean {
  return v.is(NameSchema, text);
}

const current = new AsyncLocalStorage<Moves>();

/** The moves of the request that is being answered: prices and lead times are read in many places. */
export function moves(): Moves {
  return current.getStore() ?? noMoves;
}

export function withMoves<Result>(moved: Moves, answer: () => Result): Result {
  return current.run(moved, answer);
}
