import { make } from './make.js';
import { snippetForms } from './snippets.js';

const byId = (id) => document.getElementById(id);

/** The snippet in its forms. The returned function updates it for a tag and its attributes. */
export function startSnippet(company) {
  let form = 'html';
  let choice = { tag: '', attributes: [] };
  const show = () => {
    const { write, note } = snippetForms[form];
    const text = write({ ...choice, script: `${company}/cdn/booking.js`, fallback: `${company}/` });
    byId('snippet').textContent = text;
    byId('snippet-note').textContent = note;
    byId('copied').textContent = '';
  };
  for (const [name, { label }] of Object.entries(snippetForms)) {
    const input = make('input', { type: 'radio', name: 'form', value: name, checked: name === form });
    byId('snippet-form').append(make('label', {}, input, make('span', {}, label)));
  }
  byId('snippet-form').addEventListener('change', ({ target }) => {
    form = target.value;
    show();
  });
  byId('copy').addEventListener('click', async () => {
    const isCopied = await copy(byId('snippet').textContent);
    if (!isCopied) getSelection().selectAllChildren(byId('snippet'));
    const said = isCopied
      ? `The ${snippetForms[form].label} snippet is copied.`
      : 'The snippet is selected: copy it with your keyboard.';
    byId('copied').textContent = said;
  });
  return (tag, attributes) => {
    choice = { tag, attributes };
    show();
  };
}

/** Browsers reject this on insecure pages or without permission. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
