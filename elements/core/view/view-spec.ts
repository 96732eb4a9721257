import type { ComponentType } from 'react';
import type { AttributeTable } from '../../../src/options/attribute.ts';
import type { ElementOptions } from '../../../src/options/attributes.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';

/** What distinguishes the views of our elements from one another. */
export interface ViewSpec<Options extends ElementOptions> {
  /** The tag of the element. */
  tag: string;
  View: ComponentType<{ config: ViewConfig<Options> }>;
  /** The attributes that its options are parsed from. */
  attributes: AttributeTable<Options>;
  /** Requests what the first screen needs; the view renders afterwards. */
  prepare: (storefront: Storefront, options: Options) => Promise<unknown>;
  /** How the element is presented; inline by default. */
  presentation?: (options: Options) => Pick<ViewConfig, 'presentation' | 'ownsPage'>;
  /** Whether its events have the attribution of the widget that handed the visitor off to it. */
  inheritsAttribution?: boolean;
  /** Methods that need no screen. */
  methods?: (view: ViewHandle) => ViewMethods;
  /**
   * What an element does with its storefront while mounted; repeated when the storefront or `joinKey` changes. Returns a
   * function that undoes it.
   */
  join?: (storefront: Storefront, options: Options, view: ViewHandle) => () => void;
  /** Changes whenever a change of options requires `join` to be repeated. */
  joinKey?: (options: Options) => string;
  /** Other effects of a change of options, while the storefront stays the same. */
  optionsChanged?: (storefront: Storefront, options: Options, previousOptions: Options) => void;
}

/** The element and its storefront, as the methods and effects of a `ViewSpec` see them. */
export interface ViewHandle extends Pick<ViewConfig, 'host' | 'root' | 'emit' | 'isOpen' | 'setOpen'> {
  read: ReadOption;
  storefront: () => Storefront | undefined;
}

/** Methods of an element, by name. */
export type ViewMethods = Parameters<ViewConfig['registerMethods']>[0];
