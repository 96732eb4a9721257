import { startConfigurator } from './configurator.js';
import { make } from './make.js';
import { faults, outcomeLists, pageGroups } from './pages.js';

const byId = (id) => document.getElementById(id);

for (const { heading, pages } of pageGroups) {
  const list = make('ul', { className: 'cards' });
  for (const { path, title, text } of pages) list.append(card('h4', `/partner/${path}`, title, text));
  byId('page-groups').append(make('h3', {}, heading), list);
}

for (const { heading, items } of outcomeLists) {
  const list = make('dl');
  for (const [name, text] of items) list.append(make('dt', {}, name), make('dd', {}, text));
  byId('outcome-lists').append(make('div', { className: 'card' }, make('h3', {}, heading), list));
}

for (const [fault, title, text] of faults) {
  const address = `/partner/rehearsal.html?${new URLSearchParams({ fault })}`;
  byId('fault-list').append(card('h3', address, title, text, make('code', {}, fault)));
}

const documents = await (await fetch('/docs/')).json();
for (const { path, title } of documents) {
  byId('doc-list').append(make('li', {}, make('a', { href: path }, title)));
}

await startConfigurator(document.body.dataset.company);

function card(heading, href, title, text, ...more) {
  return make(
    'li',
    { className: 'card' },
    make(heading, {}, make('a', { href }, title)),
    make('p', {}, text),
    ...more,
  );
}
