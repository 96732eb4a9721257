/** The names by which faults refer to the API's resources, most specific path first. */
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

export const resourceNames = resources.map(([name]) => name);

/** The resource that a path below the base belongs to; empty if there is none. */
export function resourceOf(path: string): string {
  return resources.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
}
