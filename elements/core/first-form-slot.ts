import type { FirstForm, ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { FirstFormContext } from '../../src/first-form/first-form-spec.ts';
import { readFormLanguage } from '../../src/first-form/form-content.ts';
import { formTexts } from '../../src/first-form/form-texts.ts';
import { formInMarkup, type InterimForm } from '../../src/first-form/interim-form.ts';
import { localeFileEntry, localeFileOf } from '../../src/platform/locale-files.ts';
import { closestLanguage, type LanguageTag } from '../../src/schema/language.ts';
import { release } from './storefront/release.ts';

/** Holds the first form of an element from when it is shown until the view has replaced it. */
export interface FirstFormSlot {
  /** The form that the view has to replace: the one in the slot or, before it is shown, the one in the page's markup. */
  readonly form: InterimForm | undefined;
  /** Shows the form unless it is already shown or no longer needed. Resolves with true if it showed it. */
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
  const update = () => {
    // In a new language, once its texts have loaded; it may have changed again by then.
    const loading = form && loadTexts(context);
    if (loading) loading.then(update).catch(warn);
    else if (form?.update() === false) remove();
  };
  return {
    get form() {
      return form ?? formInMarkup(root);
    },
    show: async () => {
      // Replacing a form of the page's markup would interrupt what the visitor is typing there.
      await formInMarkup(root)?.whenIdle();
      await loadTexts(context);
      if (form || !isNeeded()) return false;
      form = showFirstForm?.(context);
      return form !== undefined;
    },
    update,
    showNotice: (...notice) => form?.showNotice(...notice),
    remove,
    releaseReplaced: () => {
      if (form && !root.contains(form.node)) form = undefined;
    },
  };
}

/** Loads the texts of the language that the form will be in; undefined if they are there already. */
function loadTexts(context: FirstFormContext): Promise<void> | undefined {
  const { loading } = localeFileEntry(context.read('locale-url')) ?? {};
  if (loading) return loading.then(() => loadTexts(context));
  const language = readFormLanguage(context.read);
  return formTexts[language] ? undefined : loadTextsOf(language);
}

async function loadTextsOf(language: LanguageTag): Promise<void> {
  const catalog = release.catalogs[closestLanguage(language)].firstScreen();
  const { textsFromCatalog } = await import('../../src/first-form/texts-from-catalog.ts');
  const { messages } = await catalog;
  formTexts[language] = textsFromCatalog({ messages: { ...messages, ...localeFileOf(language)?.messages } });
}

const warn = (error: unknown) => console.warn('[booking-elements]', error);
