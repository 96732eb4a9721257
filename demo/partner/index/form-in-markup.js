/** The template of the form; the module that writes it is loaded when it is first wanted. */
export async function formInMarkup(company, { attributes }) {
  const { declarativeForm } = await import(`${company}/cdn/declarative-form.js`);
  return declarativeForm(Object.fromEntries(attributes));
}

/** Empty if the selection can have its form in the markup. */
export function whyNoForm({ tag, attributes }) {
  const { 'hosted-url': hosted, from, to, lock, prefill } = Object.fromEntries(attributes);
  if (tag !== 'transfers-box') return 'Only <transfers-box> can have its form in the markup.';
  if (!isHosted(hosted))
    return 'The form in the markup needs an https hosted-url, which it opens without scripts.';
  if (from || to)
    return 'The form in the markup cannot have from or to: only the provider can look up these places.';
  if (lock || prefill) return 'The form in the markup can neither lock fields nor read the page’s query.';
  return '';
}

/** As elements read it: https, or this machine. */
function isHosted(text) {
  const url = URL.parse(text ?? '');
  return url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url?.hostname);
}
