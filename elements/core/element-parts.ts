import type { ReadOption } from '../../src/options/raw-value.ts';
import type { ConnectedElement } from '../../src/platform/registry.ts';
import type { ShowFirstForm } from '../../src/first-form/first-form.ts';
import type { ElementStatus } from './element-status.ts';
import type { MountedView, ViewCall, ViewModule } from './view-module.ts';

/** What distinguishes our elements from one another. */
export interface ElementSpec {
  /** The names of its attributes beyond the common ones, separated by spaces. */
  attributes: string;
  /** The names of its methods, separated by spaces. */
  methods: string;
  /** The height to reserve until the view has loaded, as CSS. */
  reserved: string;
  /** Its width in a box that has no width of its own and more room than that, as CSS; 1040px without. */
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
  /** Those that were made before the view had loaded. */
  readonly calls: ViewCall[];
  readonly view: MountedView | undefined;
  read: ReadOption;
  /** Keeps what a property was set to; undefined falls back to the attribute. */
  set: (attribute: string, value?: unknown) => void;
  /** Until there is a view, also shows the element's own children, below a notice if there is one. */
  setStatus: (status: ElementStatus, ...notice: Node[]) => void;
  connect: () => void;
  disconnect: () => void;
  /** Calls a method of the view, now or once it has loaded; a call starts loading. */
  call: (...call: ViewCall) => void;
  /** Loads and mounts the view, unless that has begun or the element is on no page. */
  load: () => void;
  /** Takes the view away, and shows the element's own children below a notice. */
  fail: (...notice: Node[]) => void;
  /** The same, because a chunk that it cannot do without has failed to load, or to run on this page. */
  lost: (error: unknown) => void;
  /** Says that a chunk has failed to load. */
  loadError: () => Node;
}

/** What shows the first form and the view of an element. */
export interface ElementPresenter {
  readonly view: MountedView | undefined;
  /** Asks for the answers that the view is sure to need, and shows the form that can be used before it. */
  start: () => void;
  /** Dispatches `booking-visible` once the element has been seen. */
  watch: () => void;
  mount: (view: ViewModule) => void;
  /** Options have changed. */
  changed: () => void;
  /** Takes the view away; the first form stays if the view never came, and shows why. */
  fail: (...notice: Node[]) => void;
  /** The element has left the page. */
  remove: () => void;
}
