import { make } from './make.js';

const byId = (id) => document.getElementById(id);

/** The live element. What is returned brings it to a tag and its attributes; as long as the tag stays, so does it. */
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

/** Real addresses are for a page whose server knows them; this one's has none of the storefront's paths. */
function isForThisPage([name, value]) {
  return !(name === 'routing' && value === 'path');
}
