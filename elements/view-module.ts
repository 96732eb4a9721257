import type { ViewConfig } from '../src/views/view-config.ts';
import type { RawOptions } from './raw-options.ts';

export type Storefront = NonNullable<ViewConfig['storefront']>;

/** What the outer element gives to the view that it loads. */
export interface Surroundings extends Pick<ViewConfig, 'host' | 'root' | 'emit' | 'setState' | 'fail'> {
  raw: RawOptions;
  /** The raw `api-base` of this element, or of another one on the page. */
  apiBase: () => unknown;
  labels: () => Readonly<Record<string, string>>;
}

export interface MountedView {
  node: HTMLElement;
  /** Undefined where no usable `api-base` is known. */
  readonly storefront: Storefront | undefined;
  /** Reads attributes and properties again and hands them to the view. */
  update: () => void;
}

/** The chunk that an element loads when it is needed. */
export interface ViewModule {
  mountView: (surroundings: Surroundings) => MountedView;
}
