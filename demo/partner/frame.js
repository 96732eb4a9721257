const { hosted } = document.body.dataset;
const { mountBookingFrame } = await import(new URL('/cdn/frame.js', hosted).href);

const place = document.getElementById('booking');
const told = document.getElementById('told');
place.replaceChildren();
const frame = mountBookingFrame(place, { src: hosted, title: 'Book online' });

const controls = document.querySelector('.controls');
controls.addEventListener('change', ({ target: { name, value } }) => {
  if (name === 'route') frame.setRoute(value);
  else if (name === 'lang') frame.setLocale({ lang: value });
  else frame.setTheme({ [name]: value });
});

// The frame starts in the visitor's language, and on the screen that they left.
place.addEventListener('booking-ready', ({ detail }) => (controls.elements.lang.value = detail.lang));
place.addEventListener('booking-route-change', ({ detail }) => (controls.elements.route.value = detail.path));

const events = [
  'ready',
  'route-change',
  'cart-change',
  'complete',
  'analytics',
  'error',
  'redirect',
  'close',
];
for (const name of events) {
  place.addEventListener(`booking-${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    told.prepend(line);
  });
}
