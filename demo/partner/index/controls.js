import { attributeField } from './attribute-field.js';
import { attributeGroups } from './attribute-groups.js';
import { lookAttributes, looks } from './looks.js';
import { described, make } from './make.js';
import { suggestionsFor } from './suggestions.js';

/** Initial attributes of each element, so that there is something to see. */
const starts = {
  'transfers-box': { airport: 'CUN' },
  'booking-engine': {},
  'activities-list': { category: 'water', limit: '3' },
  'activity-quote': { activity: 'taco-walk', category: 'evenings' },
};

/**
 * The form: element, attributes, looks. Calls `show` with the selection, initially and after every change. `isCommon` tells
 * which attributes all elements have.
 */
export function startControls({ declarations, isCommon, apiBase, show }) {
  const form = document.querySelector('#configurator .controls');
  const fields = make('div');
  const [firstTag] = Object.keys(starts);
  const choice = { tag: firstTag, attributes: new Map(Object.entries(starts[firstTag])) };

  const choose = (name, value) => {
    if (value === undefined) choice.attributes.delete(name);
    else choice.attributes.set(name, value);
    show(choice);
  };

  const showFields = () => {
    const open = [...fields.querySelectorAll('details')].findIndex((details) => details.open);
    // If the form is above the preview, it stays short until a group is opened.
    const opensFirst = fields.children.length === 0 && matchMedia('(min-width: 1000px)').matches;
    const groups = attributeGroups(declarations, choice.tag).map(({ heading, attributes }, index) =>
      make(
        'details',
        { name: 'attributes', open: index === (opensFirst ? 0 : open) },
        make('summary', {}, heading),
        ...(heading === 'Looks' ? [lookButtons(chooseLook)] : []),
        ...attributes.map((attribute) =>
          attributeField(attribute, {
            value: choice.attributes.get(attribute.name),
            suggestions: suggestionsFor(attribute.name, apiBase),
            onChange: (value) => choose(attribute.name, value),
          }),
        ),
      ),
    );
    fields.replaceChildren(...groups);
  };

  const chooseLook = (index) => {
    for (const name of lookAttributes) choice.attributes.delete(name);
    for (const [name, value] of Object.entries(looks[index].attributes)) choice.attributes.set(name, value);
    showFields();
    fields.querySelectorAll('.look')[index].focus();
    show(choice);
  };

  const chooseElement = (tag) => {
    const kept = [...choice.attributes].filter(([name]) => isCommon(name));
    Object.assign(choice, { tag, attributes: new Map([...Object.entries(starts[tag]), ...kept]) });
    showFields();
    show(choice);
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.replaceChildren(elementChoice(declarations, choice.tag, chooseElement), fields);
  showFields();
  show(choice);
}

function elementChoice(declarations, chosen, choose) {
  const choices = Object.keys(starts).map((tag) => {
    const { description } = declarations.find(({ tagName }) => tagName === tag);
    const text = make('p', { id: `about-${tag}` }, ...described(description.replace(/^`.*?`: /, '')));
    const input = make('input', { type: 'radio', name: 'tag', value: tag, checked: tag === chosen });
    input.setAttribute('aria-describedby', text.id);
    return make('div', { className: 'choice' }, make('label', {}, input, make('code', {}, tag)), text);
  });
  const field = make('fieldset', { className: 'tags' }, make('legend', {}, 'Element'), ...choices);
  field.addEventListener('change', ({ target }) => choose(target.value));
  return field;
}

function lookButtons(choose) {
  const buttons = looks.map(({ name, attributes }, index) => {
    const button = make('button', { type: 'button', className: 'look' }, name);
    button.style.setProperty('--swatch', attributes['primary-color'] ?? '#0b7285');
    button.addEventListener('click', () => choose(index));
    return button;
  });
  return make('div', { className: 'looks', role: 'group', ariaLabel: 'Ready-made looks' }, ...buttons);
}
