import { adoptStyles } from '../../platform/style-sheets.ts';
import type { FirstForm } from './first-form-module.ts';
import { changedIn } from './form-parts.ts';
import { quietMoments } from './quiet-moment.ts';
import type { Doings } from './take-over.ts';

/** What the build has drawn, and what the visitor does in it. */
interface Drawing {
  inner: HTMLElement;
  form: HTMLFormElement;
  doings: Doings;
  styles: readonly string[];
  /** Matches what the view has drawn once it can replace this. */
  replacedBy: string;
  /** Whether the view will show the same. */
  fits: () => boolean;
  update: () => void;
  /** Where the form leads if the view cannot come; undefined if nowhere. */
  hostedUrl: () => string | undefined;
}

/** Shows a drawing in the element's shadow root until the view replaces it. */
export function placeFirstForm(root: ShadowRoot, drawing: Drawing): FirstForm {
  const { inner, form, doings, update } = drawing;
  for (const css of drawing.styles) adoptStyles(root, css);
  const node = root.ownerDocument.createElement('div');
  const notices = root.ownerDocument.createElement('div');
  node.className = 'view';

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = notices.isConnected ? drawing.hostedUrl() : undefined;
    if (url !== undefined) location.assign(url);
  });

  const adoptDeclaredForm = async () => {
    if (!root.querySelector('[data-declared]')) return;
    node.inert = true;
    const { handOverDeclaredForm } = await import('./declared-form.ts');
    await handOverDeclaredForm(root, node);
  };

  update();
  node.append(inner);
  root.prepend(node);
  // If its code does not come, neither does the view.
  const adopted = adoptDeclaredForm().catch(() => undefined);
  const quietMoment = quietMoments(inner);
  return {
    update: () => {
      update();
      return doings.changed.size > 0 || drawing.fits();
    },
    explain: (...notice) => {
      notices.replaceChildren(...notice, root.ownerDocument.createElement('slot'));
      inner.prepend(notices);
    },
    early: {
      node,
      form: inner,
      doings: () => ({ ...doings, changed: new Set([...doings.changed, ...changedIn(form)]) }),
      quietMoment: () => adopted.then(quietMoment),
      replacedBy: drawing.replacedBy,
    },
    remove: () => node.remove(),
  };
}
