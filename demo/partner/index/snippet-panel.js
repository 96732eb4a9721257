import { make } from './make.js';
import { snippetForms } from './snippets.js';

const byId = (id) => document.getElementById(id);

/** The snippet in its forms. The returned function updates it for a tag and its attributes. */
export function startSnippet(company) {
  const inputs = Object.entries(snippetForms).map(([name, { label }]) => {
    const input = make('input', { type: 'radio', name: 'form', value: name, checked: name === 'html' });
    byId('snippet-form').append(make('label', {}, input, make('span', {}, label)));
    return input;
  });
  const withForm = inputs.find(({ value }) => value === 'form');
  const form = () => inputs.find(({ checked }) => checked).value;
  let choice = { tag: '', attributes: [] };
  const show = async () => {
    const shown = choice;
    if (withForm.checked) {
      const template = withForm.disabled ? undefined : await formInMarkup(company, shown);
      if (shown !== choice) return;
      choice.template = template;
      inputs[0].checked = template === undefined;
    }
    const { write, note } = snippetForms[form()];
    const text = write({ ...choice, script: `${company}/cdn/booking.js`, fallback: `${company}/` });
    byId('snippet').textContent = text;
    byId('snippet-note').textContent = withForm.disabled ? `${note} ${whyNoForm(choice)}` : note;
    byId('copied').textContent = '';
  };
  byId('snippet-form').addEventListener('change', show);
  byId('copy').addEventListener('click', async () => {
    const isCopied = await copy(byId('snippet').textContent);
    if (!isCopied) getSelection().selectAllChildren(byId('snippet'));
    const said = isCopied
      ? `The ${snippetForms[form()].label} snippet is copied.`
      : 'The snippet is selected: copy it with your keyboard.';
    byId('copied').textContent = said;
  });
  return (tag, attributes) => {
    choice = { tag, attributes };
    withForm.disabled = whyNoForm(choice) !== '';
    void show();
  };
}

/** The template of the form; the module that writes it is loaded when it is first wanted. */
async function formInMarkup(company, { attributes }) {
  const { declarativeForm } = await import(`${company}/cdn/declarative-form.js`);
  return declarativeForm(Object.fromEntries(attributes));
}

/** Empty if the selection can have its form in the markup. */
function whyNoForm({ tag, attributes }) {
  const { 'hosted-url': hosted, from, to, lock, prefill } = Object.fromEntries(attributes);
  if (tag !== 'transfers-box') return 'Only <transfers-box> can have its form in the markup.';
  if (!isHosted(hosted))
    return 'The form in the markup needs an https hosted-url, which it opens without scripts.';
  if (from || to)
    return 'The form in the markup cannot have from or to: only the provider can look up these places.';
  if (lock || prefill) return 'The form in the markup can neither lock fields nor read the page’s query.';
  return '';
}

/** As elements read it: https, or this machine. */
function isHosted(text) {
  const url = URL.parse(text ?? '');
  return url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url?.hostname);
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
