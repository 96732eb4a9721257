import { TransfersBox } from 'booking-elements';

const box = document.querySelector('transfers-box');
box.addEventListener('booking-ready', ({ detail }) => {
  document.querySelector('p').textContent = `Ready: ${detail.lang} ${detail.currency}`;
});
document.querySelector('button').onclick = () => (box.adults = 5);

// Set before the tag is defined, as a page's script might.
box.apiBase = new URLSearchParams(location.search).get('api');
customElements.define('transfers-box', TransfersBox);
