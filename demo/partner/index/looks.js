/** Predefined looks, which show what the attributes of the group "Looks" can do. */
export const looks = [
  { name: 'The company’s', attributes: {} },
  {
    name: 'Coral',
    attributes: { 'primary-color': '#c2412d', radius: '20px', 'font-family': 'Georgia, serif' },
  },
  {
    name: 'Night',
    attributes: { 'color-scheme': 'dark', 'primary-color': '#7cc4ff', 'background-color': '#10151d' },
  },
  {
    name: 'Plain',
    attributes: { 'primary-color': '#111111', radius: '0px', density: 'compact' },
  },
];

/** All attributes that are set by any look. */
export const lookAttributes = [...new Set(looks.flatMap(({ attributes }) => Object.keys(attributes)))];
