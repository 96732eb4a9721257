/** Values that work with the sandbox, by attribute; requested when a field first needs them. */
export function suggestionsFor(name, apiBase) {
  return name in sources ? sources[name](apiBase) : undefined;
}

const sources = {
  airport: async (apiBase) =>
    (await read(apiBase, 'transfers/airports')).map(({ iata, title }) => ({ value: iata, label: title })),
  currency: async (apiBase) =>
    (await settings(apiBase)).currencies.map((code) => ({ value: code, label: code })),
  category: async (apiBase) =>
    (await settings(apiBase)).tourCategories.map(({ slug, name }) => ({ value: slug, label: name })),
  activity: async (apiBase) =>
    (await tours(apiBase)).map(({ slug, title }) => ({ value: slug, label: title })),
  destination: async (apiBase) => {
    const places = (await tours(apiBase)).map(({ destination_place: place }) => [
      String(place.id),
      place.title,
    ]);
    return [...new Map(places)].map(([value, label]) => ({ value, label }));
  },
  coupon: async () => ['WELCOME10', 'SUNSET25'].map((value) => ({ value, label: value })),
  route: async () =>
    ['/', '/transfers', '/activities', '/extras', '/cart/checkout'].map((value) => ({ value, label: value })),
  'font-family': async () =>
    ['Georgia, serif', 'system-ui, sans-serif', 'ui-monospace, monospace'].map((value) => ({
      value,
      label: value,
    })),
};

const settings = (apiBase) => read(apiBase, 'settings?lang=en');
const tours = (apiBase) => read(apiBase, 'tours?currency=usd&lang=en');

async function read(apiBase, path) {
  const answer = await fetch(`${apiBase}/${path}`, { headers: { Accept: 'application/json' } });
  return answer.json();
}
