import { startControls } from './controls.js';
import { startPreview } from './preview.js';
import { startSnippetCheck } from './snippet-check.js';
import { startSnippet } from './snippet-panel.js';

/**
 * Connects the form, the live element and the snippet. They share one selection, `{ tag, attributes }`, where
 * attributes map names to texts, or to true for boolean attributes. `company` is the origin of the script files and the
 * provider.
 */
export async function startConfigurator(company) {
  const manifest = await (await fetch(`${company}/custom-elements.json`)).json();
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  const given = { 'api-base': `${company}/widget`, 'hosted-url': `${company}/` };
  const showElement = startPreview(company);
  const isCommon = (name) =>
    declarations.every(({ attributes }) => attributes.some((attribute) => attribute.name === name));
  const showSnippet = startSnippet(company, isCommon);
  startSnippetCheck(company);
  const show = ({ tag, attributes }) => {
    const written = Object.entries({ ...given, ...Object.fromEntries(attributes) });
    showElement(tag, written);
    showSnippet(tag, written);
  };
  startControls({ declarations, isCommon, apiBase: given['api-base'], show });
}
