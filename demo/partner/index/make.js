/** Creates an element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A description from the manifest, with its inline code marked up. */
export function described(text) {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part));
}
