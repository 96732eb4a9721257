/* A minimal router: the fragment names the view, and the old view is removed entirely. */
(() => {
  const outlet = document.getElementById('view');
  const views = {
    rooms: () => [text('Forty rooms between the lagoon and the sea.')],
    transfers: () => [
      text('Airport transfers to our door.'),
      element('transfers-box'),
      element('booking-engine'),
    ],
    tours: () => [text('What to do in the bay.'), element('activities-list'), element('booking-engine')],
  };

  const text = (words) => Object.assign(document.createElement('p'), { textContent: words });

  function element(tag) {
    const made = document.createElement(tag);
    made.apiBase = outlet.dataset.api;
    made.fontFamily = 'system-ui, sans-serif';
    return made;
  }

  function show() {
    const view = views[location.hash.slice(1)] ?? views.transfers;
    outlet.replaceChildren(...view());
  }

  addEventListener('hashchange', show);
  show();
})();
