import { keepCaretInside } from '../../src/platform/element/keep-caret-inside.ts';
import { keepKeysInside } from '../../src/platform/element/keep-keys-inside.ts';
import { registry } from '../../src/platform/registry.ts';
import { adoptStyles } from '../../src/platform/element/style-sheets.ts';
import kitCss from '../../src/ui/kit.css?inline';
import viewCss from '../../src/views/view.css?inline';
import type { FirstForm } from '../../src/first-form/first-form.ts';
import { formInMarkup } from '../../src/first-form/interim-form.ts';
import { guessLanguage } from '../../src/storefront/guess-language.ts';
import { firstApiBase } from './storefront/shared-api-base.ts';
import type { ElementPresenter, ElementController } from './element-spec.ts';
import { answersNeeded, prefetchAnswers } from './loading/prefetch-answers.ts';
import { release } from './storefront/release.ts';
import type { MountedView } from './view/view-module.ts';

/** Shows the first form of an element, then mounts, updates and removes its view. */
export function createPresenter(controller: ElementController): ElementPresenter {
  const { host, root, read, spec } = controller;
  let view: MountedView | undefined;
  /** Until the view is rendered and replaces it. */
  let firstForm: FirstForm | undefined;
  let hasStarted = false;

  const apiBase = () => read('api-base') ?? firstApiBase();
  const readForForm: typeof read = (name) => (name === 'api-base' ? apiBase() : read(name));

  const showFirstForm = async () => {
    await formInMarkup(root)?.whenIdle();
    if (firstForm || view || !host.isConnected) return;
    firstForm = spec.showFirstForm?.({ ...controller, read: readForForm });
    // The view may have failed to load already.
    if (controller.status === 'error') firstForm?.explain(controller.loadError());
  };

  const updateForm = () =>
    ifPossible(() => {
      if (firstForm?.update() === false) removeForm();
    });

  const removeForm = () => {
    firstForm?.node.remove();
    firstForm = undefined;
  };

  /** Whether `booking-visible` was dispatched, which an element does once. */
  let wasSeen = false;
  /** Resolves with what stops watching. */
  let watching: Promise<() => void> | undefined;

  const watch = async () => {
    const { reportVisibility } = await import('./events/report-visibility.ts');
    return reportVisibility(controller, () => void (wasSeen = true));
  };

  const unmount = () => {
    if (!view) return;
    view.remove();
    view = undefined;
    // What has not been handed over yet is for the next view.
    if (firstForm && !root.contains(firstForm.node)) firstForm = undefined;
  };

  return {
    get view() {
      return view;
    },
    start: () => {
      if (!hasStarted) {
        hasStarted = true;
        for (const css of [viewCss, kitCss]) adoptStyles(root, css);
        keepCaretInside(root);
        keepKeysInside(root);
      }
      const needed = answersNeeded(host.localName, read, guessLanguage(read));
      ifPossible(() => prefetchAnswers(registry(), apiBase(), read, needed));
      showFirstForm().catch(warn);
    },
    watch: () => {
      if (!wasSeen) watching ??= watch().catch(() => () => undefined);
    },
    mount: ({ mountView }) => {
      // The element was removed and re-added while the code was loading.
      if (view) return;
      const form = firstForm ?? formInMarkup(root);
      view = mountView({ ...controller, apiBase, form, release, calls: controller.calls.splice(0) });
      if (!form) root.prepend(view.node);
    },
    changed: () => {
      if (view) view.update();
      else updateForm();
    },
    fail: (...notice) => {
      if (view) removeForm();
      unmount();
      firstForm?.explain(...notice);
    },
    remove: () => {
      void watching?.then((stop) => stop());
      watching = undefined;
      unmount();
    },
  };
}

/** An optimization must not keep the element from starting, whatever the page has done to the APIs it uses. */
function ifPossible(action: () => void): void {
  try {
    action();
  } catch (error) {
    warn(error);
  }
}

const warn = (error: unknown) => console.warn('[booking-elements]', error);
