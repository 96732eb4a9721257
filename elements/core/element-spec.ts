import type { ReadOption } from '../../src/options/raw-value.ts';
import type { ConnectedElement } from '../../src/platform/registry.ts';
import type { ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { ElementStatus } from './element-class.ts';
import type { MountedView, ViewCall, ViewModule } from './view/view-module.ts';

/** What distinguishes our elements from one another. */
export interface ElementSpec {
  /** The names of its attributes beyond the common ones, separated by spaces. */
  attributes: string;
  /** The names of its methods, separated by spaces. */
  methods: string;
  /** The height to reserve until the view has loaded, as CSS. */
  reserved: string;
  /** The width in a container without a definite width, as CSS; defaults to 1040px. */
  bestWidth?: string;
  /** What can be used before the view has loaded. */
  showFirstForm?: ShowFirstForm;
  load: () => Promise<ViewModule>;
}

/** The private part of an element: what must be there before anything else has loaded. */
export interface ElementController extends ConnectedElement {
  readonly root: ShadowRoot;
  readonly spec: ElementSpec;
  /** The custom states; missing in DOM imitations. */
  readonly states: CustomStateSet | undefined;
  status: ElementStatus;
  /** Calls made before the view was loaded. */
  readonly calls: ViewCall[];
  readonly view: MountedView | undefined;
  read: ReadOption;
  /** Sets a property; undefined falls back to the attribute. */
  set: (attribute: string, value?: unknown) => void;
  /** Until there is a view, also shows the element's own children, below a notice if there is one. */
  setStatus: (status: ElementStatus, ...notice: Node[]) => void;
  connect: () => void;
  disconnect: () => void;
  /** Calls a method of the view, now or once it is loaded; a call triggers loading. */
  call: (...call: ViewCall) => void;
  /** Loads and mounts the view, unless that has begun or the element is on no page. */
  load: () => void;
  /** Removes the view, and shows the element's fallback content below a notice. */
  fail: (...notice: Node[]) => void;
  /** The same, because a required chunk failed to load or to run on this page. */
  onLoadFailure: (error: unknown) => void;
  /** Creates the notice that a chunk failed to load. */
  loadError: () => Node;
}

/** What shows the first form and the view of an element. */
export interface ElementPresenter {
  readonly view: MountedView | undefined;
  /** Prefetches the answers that the view will need, and shows the first form. */
  start: () => void;
  /** Dispatches `booking-visible` once the element has been visible. */
  watch: () => void;
  mount: (view: ViewModule) => void;
  /** Options have changed. */
  changed: () => void;
  /** Removes the view; if it never loaded, the first form stays and shows the reason. */
  fail: (...notice: Node[]) => void;
  /** The element has left the page. */
  remove: () => void;
}
