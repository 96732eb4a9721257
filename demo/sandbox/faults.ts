/**
 * Faults that a request can ask for. A spec is a list of rules, separated by commas and without spaces:
 *
 *   spec     = rule *("," rule)
 *   rule     = resource "=" effect ["*" times]
 *   resource = "all" or one of `resources` below: settings, airports, places, prices, summary, checkout …
 *   effect   = status   a number from 400 to 599: answered immediately, the request is not executed
 *            | <n>ms    answered n milliseconds later (at most 60000)
 *            | drop     executed, then the connection is cut
 *            | hang     executed, never answered
 *            | garbage  executed, answered with an HTML page
 *            | truncated, empty   executed, half of the answer or nothing is sent
 *   times    = 1 to 999: only for that many matching requests; by default for all
 *
 * A spec is passed as `?fault=<spec>`, as the header `X-Fault: <spec>`, or in the base path `/fault/<spec>/widget`.
 * Requests are counted per rule of a spec, whichever way it is passed. Delays of several matching rules add up; of the
 * other effects, the first that still applies is used. Example: `settings=503*2,prices=800ms`.
 */
import * as v from 'valibot';

export const spoilers = ['drop', 'hang', 'garbage', 'truncated', 'empty'] as const;
export type Spoiler = (typeof spoilers)[number];

type FaultEffect = { status: number } | { delay: number } | { spoil: Spoiler };

export interface FaultRule {
  resource: string;
  effect: FaultEffect;
  times: number;
}

/** The API's resources by the names that faults use. */
const resources = [
  ['settings', /^\/settings$/],
  ['airports', /^\/transfers\/airports$/],
  ['places-autocomplete', /^\/tools\/places-autocomplete$/],
  ['places', /^\/places\/[^/]+$/],
  ['prices', /^\/transfers\/prices$/],
  ['pickup-by-flight', /^\/tools\/pickup-by-flight$/],
  ['validate-pickuptime', /^\/transfers\/validate-pickuptime$/],
  ['extras', /^\/extras$/],
  ['availability', /^\/tours\/[^/]+\/availability$/],
  ['find-transportation', /^\/tours\/[^/]+\/find-transportation$/],
  ['tour', /^\/tours\/[^/]+$/],
  ['tours', /^\/tours$/],
  ['summary', /^\/cart\/summary$/],
  ['validate-coupon', /^\/cart\/validate-coupon$/],
  ['azul', /^\/cart\/checkout\/payments\/azul\//],
  ['paypal', /^\/cart\/checkout\/payments\/paypal\//],
  ['checkout', /^\/cart\/checkout$/],
  ['sales', /^\/sales\/[^/]+$/],
  ['payments', /^\/payments\/[^/]+$/],
] as const satisfies readonly (readonly [string, RegExp])[];

const RuleTextSchema = v.pipe(v.string(), v.regex(/^[a-z-]+=[a-z\d]+(\*[1-9]\d{0,2})?$/));
const ResourceSchema = v.picklist(['all', ...resources.map(([name]) => name)]);
const SpoilerSchema = v.picklist(spoilers);

/** The rules of a spec, or undefined if any of them is malformed. */
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

/** The name of the resource at a path below the base; empty if there is none. */
export function resourceOf(path: string): string {
  return resources.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
}
