const engine = document.querySelector('booking-engine');

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const link = await engine.tripLink({ to: event.submitter.value });
  const answer = document.createElement(link ? 'a' : 'span');
  answer.textContent = link ?? 'The cart is empty, so there is nothing to share.';
  if (link) Object.assign(answer, { href: link, target: '_blank' });
  document.querySelector('output').replaceChildren(answer);
});

const received = new Map();
for (const name of ['booking-visible', 'booking-cart-change', 'booking-complete'])
  document.addEventListener(name, ({ detail }) => {
    received.set(name, detail.placement);
    document.querySelector('[role=log]').textContent = [...received]
      .map(([event, placement]) => `${event}: ${placement}`)
      .join(', ');
  });
