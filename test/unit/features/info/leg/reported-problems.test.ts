import { describe, expect, it } from 'vitest';
import { missingFields, reportedProblems } from '../../../../../src/features/info/leg/reported-problems.ts';
import type { LegProblem } from '../../../../../src/trip/pickup/leg-problems.ts';

const number: LegProblem = { at: 'flight', field: 'flightNumber', reason: 'missing' };
const flightHour: LegProblem = { at: 'flight', field: 'hour', reason: 'missing' };
const flightMinute: LegProblem = { at: 'flight', field: 'minute', reason: 'missing' };
const flightPast: LegProblem = { at: 'flight', field: 'date', reason: 'past' };
const date: LegProblem = { at: 'pickup', field: 'date', reason: 'missing' };
const hour: LegProblem = { at: 'pickup', field: 'hour', reason: 'missing' };
const minute: LegProblem = { at: 'pickup', field: 'minute', reason: 'missing' };
const past: LegProblem = { at: 'pickup', field: 'date', reason: 'past' };
const late: LegProblem = { at: 'pickup', reason: 'after-departure' };
const unconfirmed: LegProblem = { at: 'pickup', reason: 'not-confirmed' };
const risk: LegProblem = { at: 'risk', reason: 'missing' };

describe('the problems that a visitor can solve', () => {
  const calculated = { isPickupEntered: false, isChecking: false };
  const entered = { isPickupEntered: true, isChecking: false };
  const checking = { isPickupEntered: true, isChecking: true };

  it.each([
    ['nothing is missing', [], calculated, []],
    ['a pickup that follows from the flight is unknown', [number, date, hour, minute], calculated, [number]],
    ['a pickup that has to be entered is missing', [date, hour, minute], entered, [date, hour]],
    ['hour and minute of a flight are one control', [flightHour, flightMinute], calculated, [flightHour]],
    ['only the minute is missing', [flightMinute], calculated, [flightMinute]],
    ['the minutes of both', [flightHour, minute], entered, [flightHour, minute]],
    ['the day of the flight has passed', [flightPast, past], calculated, [flightPast]],
    ['the days of a flight and an entered pickup', [flightPast, past], entered, [flightPast, past]],
    ['the day of a calculated pickup has passed', [past], calculated, [past]],
    ['a pickup is refused', [unconfirmed], calculated, [unconfirmed]],
    ['a pickup is still being checked', [unconfirmed], checking, []],
    ['a wrong time is not confirmed either', [late, unconfirmed], entered, [late]],
    ['no risk can be accepted for a wrong time', [late, unconfirmed, risk], checking, [late]],
    ['a risk remains', [risk], entered, [risk]],
  ])('%s', (_, problems, progress, reported) => {
    expect(reportedProblems(problems, progress)).toEqual(reported);
  });
});

it.each([
  ['nothing', [[]], 0],
  ['an hour and its minute are one field, which the report names once', [[number, flightHour]], 2],
  ['those of both legs', [[number], [date]], 2],
  ['a date that has passed is not missing, nor is a wrong time or a risk', [[flightPast, late, risk]], 0],
])('the fields that are still to be filled in: %s', (_, legs, count) => {
  expect(missingFields(legs.map((problems) => ({ reportedProblems: problems })))).toBe(count);
});
