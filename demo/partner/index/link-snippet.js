/**
 * A link that becomes the element: `{ onScript, href }`. The script, once in the theme of a site, has what all elements
 * share; the link has what only this element has, and the parameters that the hosted page knows. With
 * `presentation="overlay"` the link stays a link, and opens the storefront above the page.
 */
export function asLink({ tag, attributes, isCommon }) {
  const values = Object.fromEntries(attributes);
  const isInline = values.presentation !== 'overlay';
  const href = hostedUrl(values['hosted-url'], pathOf(tag, values));
  const onScript = [['data-links', values['hosted-url']]];
  for (const [name, value] of attributes) {
    if (saidByLink.includes(name)) continue;
    const isOwn = isInline && !isCommon(name) && !ofPage.includes(name);
    if (isOwn || name in hostedNames)
      href.searchParams.set(hostedNames[name] ?? name, value === true ? '1' : value);
    else onScript.push([`data-${name}`, value]);
  }
  if (isInline) href.hash = 'inline';
  return { onScript, href: href.href };
}

/** Empty if a link can show the selection. */
export function whyNoLink({ tag, attributes }) {
  const values = Object.fromEntries(attributes);
  const { route = '/', presentation } = values;
  if (!URL.parse(values['hosted-url'] ?? '')?.protocol.startsWith('http'))
    return 'A link needs a hosted-url, because that is where it leads.';
  if (tag === 'activities-list' && !values.category)
    return 'A link needs a category: one to all activities becomes the whole storefront.';
  if (tag === 'activity-quote' && !(values.activity && values.category))
    return 'A link needs an activity and its category.';
  if (tag === 'booking-engine' && presentation !== 'overlay' && /^\/(transfers|activities\/.)/.test(route))
    return 'A link to this route becomes the element that shows it; with presentation="overlay" it opens the storefront.';
  return '';
}

/** What the path and the fragment of the link say, or the link itself. */
const saidByLink = ['hosted-url', 'route', 'category', 'activity', 'presentation', 'open'];

/** What no link may set. */
const ofPage = ['routing', 'route-param'];

/** The parameters of the hosted page, by which a link leads to the same without the script, too. */
const hostedNames = {
  'sales-channel': 'sc',
  placement: 'placement',
  coupon: 'coupon',
  preview: 'preview',
  'hide-oneway-prices': 'howp',
  'hide-roundtrip-prices': 'hrtp',
};

function pathOf(tag, { category, activity, route = '/' }) {
  if (tag === 'transfers-box') return '/transfers';
  if (tag === 'booking-engine') return route;
  const segments = tag === 'activities-list' ? [category] : [category, activity];
  return ['/activities', ...segments.map(encodeURIComponent)].join('/');
}

/** The URL of a route of the hosted page, which may be in a folder. */
function hostedUrl(home, route) {
  const { origin, pathname } = new URL(home);
  return new URL(origin + pathname.replace(/\/$/, '') + route);
}
