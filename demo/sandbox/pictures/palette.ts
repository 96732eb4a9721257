/** The colours of all drawings. */
export const palette = {
  sky: '#d7eef3',
  sea: '#7cc6d1',
  sand: '#f3e4c3',
  leaf: '#2f7d5b',
  trunk: '#8a6844',
  body: '#f9fbfb',
  shade: '#d5dfe2',
  accent: '#0b7285',
  deep: '#0a4a57',
  glass: '#28444d',
  glint: '#5f8894',
  tyre: '#22292c',
  rim: '#c3cdd1',
  light: '#f6c453',
  rear: '#d9534f',
  sun: '#f6b73c',
};
