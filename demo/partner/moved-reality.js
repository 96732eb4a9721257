const { company } = document.body.dataset;
const field = document.querySelector('[name=moved]');
// A reality of its own for each visit.
const name = `visit-${Math.random().toString(36).slice(2)}`;

async function move() {
  await fetch(`${company}/sandbox/moves/${name}`, { method: 'PUT', body: field.value.trim() });
}

field.value = new URLSearchParams(location.search).get('moved') ?? '';
await move();

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  await move();
});

document.addEventListener('booking-cart-change', ({ detail }) => {
  const issues = detail.items.flatMap((item) => item.issues ?? []);
  document.querySelector('output').textContent =
    `${detail.reason} ${issues.map(({ code }) => code).join(', ')}`;
});

const engine = document.createElement('booking-engine');
engine.setAttribute('api-base', `${company}/moved/${name}/widget`);
engine.setAttribute('hosted-url', `${company}/`);
engine.setAttribute('route', '/activities/water/puerto-morelos-reef');
engine.innerHTML = `<a href="${company}/">Book online</a>`;
document.getElementById('storefront').append(engine);
