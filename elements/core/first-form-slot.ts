import type { FirstForm, ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { FirstFormContext } from '../../src/first-form/first-form-spec.ts';

/** Holds the first form of an element from when it is shown until the view has replaced it. */
export interface FirstFormSlot {
  readonly form: FirstForm | undefined;
  show: () => void;
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
): FirstFormSlot {
  let form: FirstForm | undefined;
  const remove = () => {
    form?.node.remove();
    form = undefined;
  };
  return {
    get form() {
      return form;
    },
    show: () => {
      form = showFirstForm?.(context);
    },
    update: () => {
      if (form?.update() === false) remove();
    },
    showNotice: (...notice) => form?.showNotice(...notice),
    remove,
    releaseReplaced: () => {
      if (form && !context.root.contains(form.node)) form = undefined;
    },
  };
}
