import searchFormCss from '../../features/transfers/search-form.css?inline';
import { parseOptions } from '../../options/parse-options.ts';
import type { ReadOption } from '../../options/raw-value.ts';
import { transfersBoxAttributes } from '../../options/transfers-box-attributes.ts';
import { keepTypingInside } from '../../platform/keep-typing-inside.ts';
import { adoptStyles } from '../../platform/style-sheets.ts';
import type { Language } from '../../schema/language.ts';
import { hostedUrl } from '../../shared/hosted-url.ts';
import { kitCss } from '../kit-sheet.ts';
import viewCss from '../view.css?inline';
import { declaredForm } from './declared-form.ts';
import { createFirstFormTheme } from './first-form-theme.ts';
import { drawFirstForm } from './draw-first-form.ts';
import { hostedRoute } from './hosted-route.ts';
import { quietMoments } from './quiet-moment.ts';
import { rememberedChoices } from './remembered-choices.ts';
import { handOver, replaceOnceDrawn, type EarlyForm } from './take-over.ts';

export interface FirstFormContext {
  host: HTMLElement;
  root: ShadowRoot;
  read: ReadOption;
  /** The raw `api-base`, whose settings have the company's colour. */
  apiBase: () => unknown;
  language: () => Language;
}

/** The search form before its framework has arrived. */
export interface FirstForm {
  /** Options have changed, or settings were asked for. */
  update: () => void;
  /**
   * Shows why the view does not come, above the element's own children; the form stays, and leads to the hosted page if
   * there is one.
   */
  explain: (...notice: Node[]) => void;
  /** Stays until the view is drawn, hands over what was entered, and the focus, and is gone. */
  takeOver: (view: HTMLElement) => void;
  remove: () => void;
}

/** Undefined where the view would show something else: places and texts that it has to look up. */
export function createFirstForm(context: FirstFormContext): FirstForm | undefined {
  const { root, read, apiBase, language } = context;
  if (read('labels') || read('from') || read('to')) return undefined;
  for (const css of [viewCss, kitCss, searchFormCss]) adoptStyles(root, css);
  const node = root.ownerDocument.createElement('div');
  node.className = 'view';
  keepTypingInside(node);
  const { inner, form, doings, remember, show } = drawFirstForm(root.ownerDocument, language());
  const showTheme = createFirstFormTheme(inner);
  const options = () =>
    parseOptions(undefined, transfersBoxAttributes, (name) => (name === 'api-base' ? apiBase() : read(name)));
  const remembered = rememberedChoices(options());
  const notices = root.ownerDocument.createElement('div');

  const update = () => {
    const base = String(apiBase()).replace(/\/+$/, '');
    const current = options();
    show(current, current.lang ?? remembered.language ?? language());
    showTheme(current, `${base}/settings?lang=${language()}`);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = notices.isConnected ? hostedUrl(options(), hostedRoute(form, options())) : undefined;
    if (url !== undefined) location.assign(url);
  });

  const adoptDeclaredForm = async () => {
    const declared = declaredForm(root);
    if (!declared) return;
    node.inert = true;
    delete declared.node.dataset.declared;
    await handOver(declared, node);
  };

  remember(remembered);
  update();
  node.append(inner);
  root.prepend(node);
  const adopted = adoptDeclaredForm();
  const quietMoment = quietMoments(form);
  const early: EarlyForm = {
    node,
    form,
    doings: () => doings,
    quietMoment: () => adopted.then(quietMoment),
  };
  return {
    update,
    explain: (...notice) => {
      notices.replaceChildren(...notice, root.ownerDocument.createElement('slot'));
      inner.prepend(notices);
    },
    takeOver: (view) => replaceOnceDrawn(early, view),
    remove: () => node.remove(),
  };
}
