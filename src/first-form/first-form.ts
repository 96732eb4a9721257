import { adoptStyles } from '../platform/element/adopt-styles.ts';
import { entriesOf, type Entries } from './entries.ts';
import type { FirstFormContext, FirstFormSpec } from './first-form-spec.ts';
import { createContentReader } from './form-content.ts';
import type { FormOptions } from './form-options.ts';
import { handleFormEvents } from './handle-form-events.ts';
import { hostedSearchUrl } from './hosted-search-url.ts';
import { formInMarkup, type InterimForm } from './interim-form.ts';
import { createRedrawableForm } from './redrawable-form.ts';
import { trackInput } from './track-input.ts';

/** A search form that an element shows until its view has rendered. */
export interface FirstForm extends InterimForm {
  /** Applies changed options. False if the view will show something else, and nothing was entered. */
  update: () => boolean;
  /** Shows above the form why the view did not load, followed by the element's fallback content. */
  showNotice: (...notice: Node[]) => void;
}

/** Shows the first form of an element; undefined if the view will show something else. */
export type ShowFirstForm = (context: FirstFormContext) => FirstForm | undefined;

/**
 * Shows the form with the trip that options and the tab's storage preset, and with what was entered in a form of the page's
 * markup. Undefined if the view will show something else.
 */
export function showFirstForm<Options extends FormOptions>(
  spec: FirstFormSpec<Options>,
  context: FirstFormContext,
): FirstForm | undefined {
  const { root, read } = context;
  const readContent = createContentReader(spec.attributes, read);
  let content = readContent();
  const canShow = () => spec.canShow(context, content.options);
  if (!canShow()) return undefined;

  for (const css of spec.styles) adoptStyles(root, css);
  const declaredForm = formInMarkup(root);
  const form = createRedrawableForm(spec.view, declaredForm?.currentForm());
  const { node, currentForm, collectEntries } = form;
  const noticeBox = document.createElement('div');
  const placeNotice = () => {
    if (noticeBox.hasChildNodes()) node.firstElementChild?.prepend(noticeBox);
  };
  const redraw = (previousPresets?: Entries) => {
    form.redraw(content, previousPresets);
    placeNotice();
  };
  const submit = () => {
    // Without a notice, the view may still load; it then submits the form.
    if (!noticeBox.isConnected) return;
    const url = hostedSearchUrl(content.options, entriesOf(currentForm()));
    if (url !== undefined) location.assign(url);
  };

  root.prepend(node);
  redraw();
  declaredForm?.node.remove();
  return {
    node,
    currentForm,
    collectEntries,
    pressedControl: handleFormEvents(node, { currentForm, redraw, submit }),
    whenIdle: trackInput(node),
    readySelector: spec.readySelector,
    update: () => {
      const previousContent = content;
      content = readContent();
      if (JSON.stringify(content) !== JSON.stringify(previousContent)) redraw(previousContent.presets);
      return form.hasEdits() || canShow();
    },
    showNotice: (...notice) => {
      noticeBox.replaceChildren(...notice, document.createElement('slot'));
      placeNotice();
    },
  };
}
