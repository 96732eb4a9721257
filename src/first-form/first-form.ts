import { adoptStyles } from '../platform/element/adopt-styles.ts';
import { focusedControl, moveFocus } from './controls.ts';
import { drawForm } from './draw-form.ts';
import { drawView } from './draw-view.ts';
import { collectEntries, entriesOf, type Entries } from './entries.ts';
import type { FirstFormContext, FirstFormSpec } from './first-form-spec.ts';
import { createContentReader, dropReplacedEdits } from './form-content.ts';
import type { FormOptions } from './form-options.ts';
import { handleFormEvents } from './handle-form-events.ts';
import { hostedSearchUrl } from './hosted-search-url.ts';
import { formInMarkup, type InterimForm } from './interim-form.ts';
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

  const node = document.createElement('div');
  const noticeBox = document.createElement('div');
  const declaredForm = formInMarkup(root);
  let form = declaredForm?.form() ?? document.createElement('form');
  /** What the visitor has entered, also in fields that are missing in the direction on screen. */
  const edits: Entries = {};

  const collect = () => collectEntries(form, edits);
  const draw = () => {
    const focused = focusedControl(form);
    const { options, language, presets } = content;
    form = drawForm(language, presets, edits);
    node.replaceChildren(drawView(spec.view, form, options, language));
    if (noticeBox.hasChildNodes()) placeNotice();
    moveFocus(focused, form);
  };
  const placeNotice = () => node.firstElementChild?.prepend(noticeBox);
  const redraw = () => {
    collect();
    draw();
  };
  const submit = () => {
    // Until it is clear that the view will not load, the form waits for it.
    const url = noticeBox.isConnected && hostedSearchUrl(content.options, entriesOf(form));
    if (url) location.assign(url);
  };

  for (const css of spec.styles) adoptStyles(root, css);
  node.className = 'view';
  const pressedControl = handleFormEvents(node, { form: () => form, redraw, submit });
  root.prepend(node);
  redraw();
  declaredForm?.node.remove();
  return {
    node,
    form: () => form,
    collectEntries: collect,
    pressedControl,
    whenIdle: trackInput(node),
    readySelector: spec.readySelector,
    update: () => {
      const previousContent = content;
      content = readContent();
      collect();
      if (JSON.stringify(content) !== JSON.stringify(previousContent)) {
        dropReplacedEdits(edits, previousContent.presets, content.presets);
        draw();
      }
      return Object.keys(edits).length > 0 || canShow();
    },
    showNotice: (...notice) => {
      noticeBox.replaceChildren(...notice, document.createElement('slot'));
      placeNotice();
    },
  };
}
