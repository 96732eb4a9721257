import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { createElement, StrictMode } from 'react';
import { currentRelease } from '../../../src/platform/current-release.ts';
import { enqueueMicrotask } from '../../../src/platform/natives/enqueue-microtask.ts';
import type { ViewConfig } from '../../../src/views/view-config.ts';

/** The element that contains a React view: a single raw property, which is set for every change. */
export interface ViewElement<Config> extends HTMLElement {
  config: Config;
}

/**
 * Defines the element that contains the view of our element with this tag, and returns its own tag. That tag contains the
 * version, because two versions of the script may meet on a page. The view stays mounted when its element is moved within the page.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a component of any view's config, without `any`
export function defineView<Config extends ViewConfig>(
  elementTag: string,
  View: ComponentType<{ config: Config }>,
): string {
  const tag = `${elementTag}-view-${currentRelease().version.replace(/[^\w]/g, '-')}`;
  if (!customElements.get(tag)) customElements.define(tag, viewClass(View));
  return tag;
}

/** Declares the method of r2wc's class that is overridden below, which its types omit. */
declare class R2wcElement extends HTMLElement {
  disconnectedCallback(): void;
}

function viewClass<Config extends ViewConfig>(View: ComponentType<{ config: Config }>) {
  const Root = ({ config }: { config?: Config }) =>
    config ? createElement(StrictMode, null, createElement(View, { config })) : null;
  // A property without a type is passed through unchanged, which the package's types do not allow for.
  const Base = r2wc(Root, { props: { config: undefined } });

  return class extends (Base as new () => R2wcElement) {
    /** If this is defined, the browser can move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      enqueueMicrotask(() => {
        // An element that was only moved has been connected again by now.
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
  };
}
