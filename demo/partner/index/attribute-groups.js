/** The attributes in the manifest, grouped for the form: the fewer elements have an attribute, the earlier it comes. */
export function attributeGroups(declarations, tag) {
  const chosen = declarations.find(({ tagName }) => tagName === tag);
  const owners = ({ name }) =>
    declarations.filter(({ attributes }) => attributes.some((attribute) => attribute.name === name)).length;
  const groups = [
    { heading: `<${tag}>`, takes: (attribute) => owners(attribute) < declarations.length },
    { heading: 'Looks', takes: ({ name }) => /color|font|radius|density/.test(name) },
    { heading: 'Language and money', takes: ({ name }) => /^(lang|currency|coupon|hide-|sales)/.test(name) },
    { heading: 'Everything else', takes: () => true },
  ];
  const offered = chosen.attributes.filter(({ name }) => !givenHere.includes(name));
  const left = new Set(offered.toSorted((a, b) => owners(a) - owners(b)));
  return groups.map(({ heading, takes }) => {
    const attributes = [...left].filter(takes);
    for (const attribute of attributes) left.delete(attribute);
    return { heading, attributes };
  });
}

/** Attributes that the snippet sets anyway, or that need support from the page's server. */
const givenHere = ['api-base', 'development-host', 'nonce'];

/** The kind of input for a value, by its type in the manifest: `{ kind, options }`. */
export function inputOf({ name, type: { text } }) {
  const options = [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word);
  if (options.length > 0) return { kind: text.includes('[]') ? 'words' : 'one-of', options };
  if (text === 'boolean') return { kind: 'flag' };
  if (text === 'number') return { kind: 'number' };
  if (name.endsWith('-color')) return { kind: 'color' };
  return { kind: name === 'date' ? 'date' : 'text' };
}
