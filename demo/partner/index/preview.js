import { make } from './make.js';

const byId = (id) => document.getElementById(id);

/**
 * The live element. The returned function applies a tag and its attributes, and keeps the element as long as the tag is
 * the same.
 */
export function startPreview(company) {
  byId('preview-width').addEventListener('change', ({ target: { value } }) => {
    byId('stage').style.maxWidth = value === 'none' ? '' : `${value}px`;
  });
  let element;
  return (tag, written) => {
    const attributes = written.filter(isForThisPage);
    const isNew = element?.localName !== tag;
    if (isNew) element = make(tag, {}, make('a', { href: `${company}/` }, 'Book online'));
    const names = attributes.map(([name]) => name);
    for (const name of element.getAttributeNames()) if (!names.includes(name)) element.removeAttribute(name);
    for (const [name, value] of attributes) {
      const text = value === true ? '' : value;
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
    if (isNew) byId('stage').replaceChildren(element);
  };
}

/** Real URLs need a server that knows them; this page's server has none of the storefront's paths. */
function isForThisPage([name, value]) {
  return !(name === 'routing' && value === 'path');
}
