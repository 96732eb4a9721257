import { changedIn } from './form-parts.ts';
import { quietMoments } from './quiet-moment.ts';
import { handOver, replaceOnceDrawn, type EarlyForm } from './take-over.ts';

/** The form that stood in the page's markup before any script, if there is one. */
function declaredForm(root: ShadowRoot): EarlyForm | undefined {
  const node = root.querySelector<HTMLElement>('[data-declared]');
  const form = node?.querySelector('form');
  return node && form
    ? {
        node,
        form,
        doings: () => ({ changed: changedIn(form), clicked: undefined }),
        quietMoment: quietMoments(form),
        replacedBy: 'form, [role=alert]',
      }
    : undefined;
}

/** Hands what was entered over to another form, which has been drawn. */
export async function handOverDeclaredForm(root: ShadowRoot, to: HTMLElement): Promise<void> {
  const declared = declaredForm(root);
  if (!declared) return;
  delete declared.node.dataset.declared;
  await handOver(declared, to);
}

/** Where there is no first form, the view takes its place. */
export function replaceDeclaredForm(root: ShadowRoot, view: HTMLElement): void {
  const declared = declaredForm(root);
  if (declared) replaceOnceDrawn(declared, view);
}
