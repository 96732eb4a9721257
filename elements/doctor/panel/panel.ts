import type { Finding } from '../finding.ts';
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
  diagnose: () => Promise<Finding[]>;
  facts: () => ReportFacts;
  /** The page that explains the codes; undefined if unknown. */
  docsUrl: string | undefined;
}

/** Opens the panel above the page, which stays usable, and checks the page. There is one panel at most. */
export async function openPanel({ language, diagnose, facts, docsUrl }: PanelOptions): Promise<void> {
  if (document.querySelector(TAG)) return;
  const words = panelWords[language];
  const focusedBefore = document.activeElement;
  let findings: Finding[] = [];

  const heading = make('h2', { id: 'heading', tabIndex: -1 }, words.heading);
  const body = make('div', { className: 'body', tabIndex: 0 });
  const status = make('p', { role: 'status' });
  const button = (text: string, onClick: () => unknown) =>
    make('button', { type: 'button', onclick: () => void onClick() }, text);

  const check = async () => {
    status.textContent = words.checking;
    findings = await diagnose();
    body.replaceChildren(...findingList(findings, words, docsUrl));
    status.textContent = '';
  };
  const copy = async () => {
    const report = reportText(findings, facts());
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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  document.documentElement.append(host);
  return host;
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
