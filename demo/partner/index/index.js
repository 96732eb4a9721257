import { startConfigurator } from './configurator.js';
import { make } from './make.js';
import { faults, outcomeLists, pageGroups } from './pages.js';

const byId = (id) => document.getElementById(id);

for (const { kind, heading, pages } of pageGroups) {
  if (kind === 'sites') byId('site-list').append(...pages.map(site));
  else byId('page-groups').append(pageGroup(kind, heading, pages));
}

for (const { heading, items } of outcomeLists) {
  const list = make('dl');
  for (const [name, text] of items) list.append(make('dt', {}, name), make('dd', {}, text));
  byId('outcome-lists').append(make('div', {}, make('h3', {}, heading), list));
}

for (const [fault, title, text] of faults) {
  const address = `/partner/rehearsal.html?${new URLSearchParams({ fault })}`;
  byId('fault-list').append(entry(address, title, text, make('code', {}, fault)));
}

const documents = await (await fetch('/docs/')).json();
for (const { path, title } of documents) {
  byId('doc-list').append(make('li', {}, make('a', { href: path }, title)));
}

await startConfigurator(document.body.dataset.company);

// A link to a fold opens it.
const openTarget = () => {
  const target = location.hash && byId(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();

/** A page of the demo as a site that somebody might have, with its picture. */
function site({ path, title, text, picture }) {
  const item = entry(`/partner/${path}`, title, text);
  item.prepend(make('img', { src: `/partner/sites/${picture}.svg`, alt: '' }));
  return item;
}

function pageGroup(kind, heading, pages) {
  const list = make('ul', { className: 'pages' });
  for (const { path, title, text } of pages) list.append(entry(`/partner/${path}`, title, text));
  return kind === 'folded'
    ? make('details', { className: 'fold' }, make('summary', {}, heading), list)
    : make('div', {}, make('h3', {}, heading), list);
}

function entry(href, title, text, ...more) {
  return make('li', {}, make('a', { href }, title), make('p', {}, text), ...more);
}
