import type { FirstForm, ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { FirstFormContext } from '../../src/first-form/first-form-spec.ts';
import { formInMarkup, type InterimForm } from '../../src/first-form/interim-form.ts';

/** Holds the first form of an element from when it is shown until the view has replaced it. */
export interface FirstFormSlot {
  /** The form that the view has to replace: the one in the slot or, before it is shown, the one in the page's markup. */
  readonly form: InterimForm | undefined;
  /** Shows the form unless it is shown already or has become needless. Resolves with whether it did. */
  show: () => Promise<boolean>;
  /** Applies changed options, and removes the form if the view will show something else. */
  update: () => void;
  showNotice: FirstForm['showNotice'];
  remove: () => void;
  /** Empties the slot if the view has replaced the form; otherwise the form stays for the next view. */
  releaseReplaced: () => void;
}

export function createFirstFormSlot(
  showFirstForm: ShowFirstForm | undefined,
  context: FirstFormContext,
  isNeeded: () => boolean,
): FirstFormSlot {
  const { root } = context;
  let form: FirstForm | undefined;
  const remove = () => {
    form?.node.remove();
    form = undefined;
  };
  return {
    get form() {
      return form ?? formInMarkup(root);
    },
    show: async () => {
      // Replacing a form of the page's markup would interrupt what the visitor is typing there.
      await formInMarkup(root)?.whenIdle();
      if (form || !isNeeded()) return false;
      form = showFirstForm?.(context);
      return form !== undefined;
    },
    update: () => {
      if (form?.update() === false) remove();
    },
    showNotice: (...notice) => form?.showNotice(...notice),
    remove,
    releaseReplaced: () => {
      if (form && !root.contains(form.node)) form = undefined;
    },
  };
}
