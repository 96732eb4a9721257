import type { ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { ViewModule } from './view/view-module.ts';

/** What distinguishes our elements from one another. */
export interface ElementSpec {
  /** The names of its attributes beyond the common ones. */
  attributes: readonly string[];
  /** The initial values of properties, by name; undefined for all others. */
  initialValues?: Readonly<Record<string, unknown>>;
  /** The names of its methods that return nothing. */
  methods: readonly string[];
  /** The names of its methods that return a promise. */
  asyncMethods?: readonly string[];
  /** The height to reserve until the view has loaded, as CSS. */
  reservedHeight: string;
  /** The width in a container without a definite width, as CSS; defaults to 1040px. */
  preferredWidth?: string;
  /** Shows a search form that visitors can use before the view has loaded. */
  showFirstForm?: ShowFirstForm;
  /**
   * Resolves with a plain object instead of the module itself: pages wrap `then` with code that calls methods of the result,
   * and a module has no prototype.
   */
  load: () => Promise<ViewModule>;
}
