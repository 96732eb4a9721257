import { whyNoForm } from './form-in-markup.js';
import { asLink, whyNoLink } from './link-snippet.js';

/**
 * The snippet to paste, in each form. A selection is `{ tag, attributes, isCommon, script, fallback }`: attributes as pairs
 * of name and text, or true for boolean attributes; which names all elements have; the URL of the script, and of the page
 * that the fallback links to. For the form in the markup also `template`, as `declarative-form.js` writes it. A form that
 * cannot express every selection has `whyNot`, which returns the reason, or an empty text.
 */
export const snippetForms = {
  html: {
    label: 'HTML',
    note: 'For any page. Visitors see the link until the script runs, or if it cannot run.',
    write: ({ tag, attributes, script, fallback }) =>
      [
        scriptTag(script),
        openTag(tag, attributes),
        `  <a href="${escaped(fallback)}">Book online</a>`,
        `</${tag}>`,
      ].join('\n'),
  },
  form: {
    label: 'HTML with form',
    note: 'Visible before the script, which must come after it; without scripts, the form opens the hosted page. Set lang and primary-color, and copy it again after a release.',
    whyNot: whyNoForm,
    write: ({ tag, attributes, script, fallback, template }) =>
      [
        openTag(tag, attributes),
        `  ${template}`,
        `  <a href="${escaped(fallback)}">Book online</a>`,
        `</${tag}>`,
        scriptTag(script),
      ].join('\n'),
  },
  div: {
    label: '<div>',
    note: 'For editors that strip unknown tags.',
    write: ({ tag, attributes, script, fallback }) =>
      [
        scriptTag(script),
        openTag('div', [
          ['data-booking', tag],
          ...attributes.map(([name, value]) => [`data-${name}`, value]),
        ]),
        `  <a href="${escaped(fallback)}">Book online</a>`,
        '</div>',
      ].join('\n'),
  },
  link: {
    label: 'Link',
    note: 'For editors that keep nothing but links: the script once, in the theme, and the link in a paragraph of its own. Without the script it leads to the hosted page.',
    whyNot: whyNoLink,
    write: (selection) => {
      const { onScript, href } = asLink(selection);
      const attributes = [['type', 'module'], ['async', true], ['src', selection.script], ...onScript];
      return [
        `${openTag('script', attributes)}</script>`,
        '',
        `<p><a href="${escaped(href)}">Book online</a></p>`,
      ].join('\n');
    },
  },
  react: {
    label: 'React',
    note: 'After npm install booking-elements react react-dom. Props and events are typed.',
    write: ({ tag, attributes, fallback }) => {
      const component = pascal(tag);
      return [
        `import { ${component} } from 'booking-elements/react';`,
        '',
        'export function Booking() {',
        '  return (',
        `    ${laidOut(component, attributes.map(asProp), '    ', '>')}`,
        `      <a href="${escaped(fallback)}">Book online</a>`,
        `    </${component}>`,
        '  );',
        '}',
      ].join('\n');
    },
  },
  vue: {
    label: 'Vue',
    note: 'After npm install booking-elements react react-dom, with compilerOptions.isCustomElement for tags with a hyphen.',
    write: ({ tag, attributes, fallback }) =>
      [
        '<script setup>',
        `import 'booking-elements/define/${tag}';`,
        '</script>',
        '',
        '<template>',
        `  ${openTag(tag, attributes, '  ')}`,
        `    <a href="${escaped(fallback)}">Book online</a>`,
        `  </${tag}>`,
        '</template>',
      ].join('\n'),
  },
};

function scriptTag(address) {
  return `<script type="module" async src="${escaped(address)}"></script>`;
}

function openTag(tag, attributes, indent = '') {
  return laidOut(tag, attributes.map(asAttribute), indent, '>');
}

/** On one line if it fits. */
function laidOut(tag, written, indent, end) {
  const line = `<${[tag, ...written].join(' ')}${end}`;
  if (line.length <= 72) return line;
  return [`<${tag}`, ...written.map((one) => `${indent}  ${one}`), `${indent}${end.trim()}`].join('\n');
}

function asAttribute([name, value]) {
  return value === true ? name : `${name}="${escaped(value)}"`;
}

function asProp([name, value]) {
  const prop = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  if (value === true) return prop;
  if (/^\d+$/.test(value) && countsPeople.test(name)) return `${prop}={${value}}`;
  return /["&{}\\]/.test(value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}="${value}"`;
}

const countsPeople = /^(adults|kids|limit)$/;

function pascal(tag) {
  return tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
