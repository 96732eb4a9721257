/**
 * Faults on request. A spec is a list of rules, separated by commas and without spaces:
 *
 *   spec     = rule *("," rule)
 *   rule     = resource "=" effect ["*" times]
 *   resource = "all" or a name of `resources.ts`: settings, airports, places, prices, summary, checkout …
 *   effect   = status   a number from 400 to 599: answered at once, nothing is carried out
 *            | <n>ms    answered n milliseconds later (60000 at most)
 *            | drop     carried out, then the connection is cut
 *            | hang     carried out, never answered
 *            | garbage  carried out, an HTML page is answered
 *            | truncated, empty   carried out, half of the answer or nothing of it is sent
 *   times    = 1 to 999: only the first so many matching requests; without it every one
 *
 * It comes as `?fault=<spec>`, as the header `X-Fault: <spec>`, or in the base path `/fault/<spec>/widget`. Requests
 * are counted by spec text and rule, whichever way it came. Delays of several matching rules add up; of the other
 * effects the first that still applies counts. `settings=503*2,prices=800ms` is an example.
 */
import * as v from 'valibot';
import { resourceNames } from './resources.ts';

const spoilers = ['drop', 'hang', 'garbage', 'truncated', 'empty'] as const;
export type Spoiler = (typeof spoilers)[number];

export type FaultEffect = { status: number } | { delay: number } | { spoil: Spoiler };

export interface FaultRule {
  resource: string;
  effect: FaultEffect;
  times: number;
}

const RuleTextSchema = v.pipe(v.string(), v.regex(/^[a-z-]+=[a-z\d]+(\*[1-9]\d{0,2})?$/));
const ResourceSchema = v.picklist(['all', ...resourceNames]);
const SpoilerSchema = v.picklist(spoilers);

/** The rules of a spec, or undefined where any of it is not grammar. */
export function parseFaults(spec: string): FaultRule[] | undefined {
  const rules = spec.split(',').map(parseRule);
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function parseRule(text: string): FaultRule | undefined {
  if (!v.is(RuleTextSchema, text)) return undefined;
  const [resource, effectAndTimes = ''] = text.split('=');
  const [effectText = '', times] = effectAndTimes.split('*');
  const effect = parseEffect(effectText);
  if (!effect || !v.is(ResourceSchema, resource)) return undefined;
  return { resource, effect, times: times === undefined ? Infinity : Number(times) };
}

function parseEffect(text: string): FaultEffect | undefined {
  if (/^[45]\d\d$/.test(text)) return { status: Number(text) };
  if (/^\d{1,5}ms$/.test(text) && Number.parseInt(text) <= 60_000) return { delay: Number.parseInt(text) };
  return v.is(SpoilerSchema, text) ? { spoil: text } : undefined;
}
