import { inputOf } from './attribute-groups.js';
import { described, make } from './make.js';

/**
 * The form field of an attribute. It calls back with the attribute's new text, true for a boolean attribute, or
 * undefined if it is unset.
 */
export function attributeField(attribute, { value, suggestions, onChange }) {
  const { kind, options } = inputOf(attribute);
  const { name, description } = attribute;
  const hint = make('p', { className: 'hint', id: `hint-${name}` }, ...described(description));
  const input = fieldMakers[kind]({ attribute, options, value });
  input.id = `attribute-${name}`;
  input.setAttribute('aria-describedby', hint.id);
  input.addEventListener('input', () => onChange(read(input)));
  const label = make('label', { htmlFor: input.id }, name);
  const field = make('div', { className: `field ${kind}` });
  if (kind === 'flag') field.append(input, label, hint);
  else field.append(label, kind === 'color' ? withPicker(input, name) : input, hint);
  if (suggestions) offer(input, field, suggestions);
  return field;
}

/** What values mean that do not say so themselves. */
const meanings = { A2H: 'from the airport', H2A: 'to the airport', P2P: 'door to door' };

function labelOf(value) {
  return meanings[value] ? `${value}: ${meanings[value]}` : value;
}

const fieldMakers = {
  'one-of': ({ attribute, options, value }) => {
    const none = make(
      'option',
      { value: '' },
      attribute.default ? `Default (${labelOf(attribute.default)})` : 'Not set',
    );
    const select = make(
      'select',
      {},
      none,
      ...options.map((word) => make('option', { value: word }, labelOf(word))),
    );
    select.value = value ?? '';
    return select;
  },
  words: ({ attribute, options, value = '' }) =>
    textInput({ value, placeholder: attribute.default ?? options.join(' ') }),
  flag: ({ value }) => make('input', { type: 'checkbox', checked: value === true }),
  number: ({ attribute, value = '' }) =>
    make('input', { type: 'number', min: '0', value, placeholder: number(attribute.default) }),
  color: ({ value = '' }) => textInput({ value, placeholder: 'any CSS colour' }),
  date: ({ value = '' }) => make('input', { type: 'date', value }),
  text: ({ attribute, value = '' }) => textInput({ value, placeholder: attribute.default ?? '' }),
};

function read(input) {
  if (input.type === 'checkbox') return input.checked || undefined;
  return input.value.trim() || undefined;
}

/** The browser's colour picker beside a text field, which accepts any CSS colour. */
function withPicker(input, name) {
  const picker = make('input', {
    type: 'color',
    value: hex(input.value) ?? '#0b7285',
    ariaLabel: `Pick ${name}`,
  });
  picker.addEventListener('input', () => {
    input.value = picker.value;
    input.dispatchEvent(new Event('input'));
  });
  input.addEventListener('input', () => (picker.value = hex(input.value) ?? picker.value));
  return make('div', { className: 'with-picker' }, input, picker);
}

function hex(text) {
  return /^#[\da-f]{6}$/i.test(text) ? text : undefined;
}

function number(text = '') {
  return text.replace(/\D/g, '');
}

/** Values from the sandbox as suggestions; they load after the field. */
function offer(input, field, suggestions) {
  suggestions.then((values) => {
    const list = make('datalist', { id: `${input.id}-values` });
    for (const { value, label } of values) list.append(make('option', { value, label }));
    field.append(list);
    input.setAttribute('list', list.id);
  });
}

function textInput(properties) {
  return make('input', { type: 'text', autocomplete: 'off', spellcheck: false, ...properties });
}
