const { company } = document.body.dataset;
const fault = new URLSearchParams(location.search).get('fault') ?? 'prices=500*2';

document.querySelector('[name=fault]').value = fault;
// The provider counts limited faults per spec text. A varying zero delay makes the text different on each visit.
const visit = `all=0ms*${1 + Math.floor(Math.random() * 999)}`;
const engine = document.createElement('booking-engine');
engine.setAttribute('api-base', `${company}/fault/${fault},${visit}/widget`);
engine.setAttribute('hosted-url', `${company}/`);
engine.innerHTML = `<a href="${company}/">Book your transfer online</a>`;
document.getElementById('storefront').append(engine);
