import { formInMarkup } from './form-in-markup.js';
import { make } from './make.js';
import { snippetForms } from './snippets.js';

const byId = (id) => document.getElementById(id);

/**
 * The snippet in its forms. The returned function updates it for a tag and its attributes. `isCommon` tells which attributes
 * all elements have.
 */
export function startSnippet(company, isCommon) {
  const inputs = Object.entries(snippetForms).map(([name, { label }]) => {
    const input = make('input', { type: 'radio', name: 'form', value: name, checked: name === 'html' });
    byId('snippet-form').append(make('label', {}, input, make('span', {}, label)));
    return input;
  });
  const checked = () => inputs.find((input) => input.checked);
  let choice = { tag: '', attributes: [] };
  const show = async () => {
    const shown = choice;
    const form = checked();
    const template = form.value === 'form' && !form.disabled ? await formInMarkup(company, shown) : undefined;
    if (shown !== choice || form !== checked()) return;
    // The first form can express every selection.
    if (form.disabled || (form.value === 'form' && !template)) inputs[0].checked = true;
    const { write, note } = snippetForms[checked().value];
    const selection = {
      ...shown,
      isCommon,
      template,
      script: `${company}/cdn/booking.js`,
      fallback: `${company}/`,
    };
    byId('snippet').textContent = write(selection);
    byId('snippet-note').textContent = [note, ...reasons(shown)].join(' ');
    byId('copied').textContent = '';
  };
  byId('snippet-form').addEventListener('change', show);
  byId('copy').addEventListener('click', async () => {
    const isCopied = await copy(byId('snippet').textContent);
    if (!isCopied) getSelection().selectAllChildren(byId('snippet'));
    const said = isCopied
      ? `The ${snippetForms[checked().value].label} snippet is copied.`
      : 'The snippet is selected: copy it with your keyboard.';
    byId('copied').textContent = said;
  });
  return (tag, attributes) => {
    choice = { tag, attributes };
    for (const input of inputs) input.disabled = whyNot(input.value, choice) !== '';
    void show();
  };
}

/** Why a form cannot express the selection; empty if it can. */
function whyNot(form, selection) {
  return snippetForms[form].whyNot?.(selection) ?? '';
}

/** The reasons of all forms that are not offered. */
function reasons(selection) {
  return Object.keys(snippetForms)
    .map((form) => whyNot(form, selection))
    .filter((reason) => reason !== '');
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
