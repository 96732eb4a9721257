import type { Diagnosis } from '../finding.ts';
import type { DoctorLanguage } from '../rules/rule.ts';
import { findingList } from './finding-list.ts';
import { make } from './make-element.ts';
import css from './panel.css?inline';
import { panelWords } from './panel-words.ts';
import { reportText, type ReportFacts } from './report-text.ts';

/** The tag of the panel; no element is defined for it. */
const TAG = 'booking-doctor';

interface PanelOptions {
  language: DoctorLanguage;
  diagnose: () => Promise<Diagnosis>;
  facts: () => Omit<ReportFacts, 'cost'>;
  /** The page that explains the codes; undefined if unknown. */
  docsUrl: string | undefined;
}

/** Opens the panel above the page, which stays usable, and checks the page. There is one panel at most. */
export async function openPanel({ language, diagnose, facts, docsUrl }: PanelOptions): Promise<void> {
  if (document.querySelector(TAG)) return;
  const words = panelWords[language];
  const focusedBefore = document.activeElement;
  let diagnosis: Diagnosis = { findings: [] };

  const heading = make('h2', { id: 'heading', tabIndex: -1 }, words.heading);
  const body = make('div', { className: 'body', tabIndex: 0 });
  const status = make('p', { role: 'status' });
  const button = (text: string, onClick: () => unknown) =>
    make('button', { type: 'button', onclick: () => void onClick() }, text);

  const costLine = () => make('p', { className: 'cost' }, words.cost(diagnosis.cost));
  const check = async () => {
    status.textContent = words.checking;
    diagnosis = await diagnose();
    body.replaceChildren(...findingList(diagnosis.findings, words, docsUrl), costLine());
    status.textContent = '';
  };
  const copy = async () => {
    const report = reportText(diagnosis.findings, { ...facts(), cost: words.cost(diagnosis.cost) });
    try {
      await navigator.clipboard.writeText(report);
      status.textContent = words.copied;
    } catch {
      // Not allowed here: the reader copies it from a field.
      const field = make('textarea', { value: report, readOnly: true, ariaLabel: words.copy });
      body.append(field);
      field.select();
      status.textContent = words.copyByHand;
    }
  };
  const close = () => {
    host.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  };

  const dialog = make(
    'dialog',
    { lang: language, dir: 'ltr', popover: 'manual' },
    make('header', {}, heading, button(words.close, close)),
    body,
    make('footer', {}, button(words.copy, copy), button(words.checkAgain, check), status),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  body.setAttribute('role', 'group');
  body.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    // The page's shortcuts are not meant for the panel.
    event.stopPropagation();
  });
  const host = createHost(dialog);
  show(dialog);
  heading.focus({ preventScroll: true });
  await check();
}

function createHost(dialog: HTMLDialogElement): HTMLElement {
  const host = document.createElement(TAG);
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root);
  root.append(dialog);
  document.documentElement.append(host);
  return host;
}

function addStyles(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // The page has replaced it.
    root.append(make('style', { textContent: css }));
  }
}

/** In the top layer, above dialogs of the page that were opened before. */
function show(dialog: HTMLDialogElement): void {
  try {
    dialog.showPopover();
  } catch {
    // The page has replaced it.
    dialog.setAttribute('open', '');
  }
}
