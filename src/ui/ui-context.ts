import { createContext, use, useInsertionEffect } from 'react';

export interface UiEnvironment {
  /** The shadow root of the view, for looking up ids and the focused element. */
  root: ShadowRoot | Document;
  /** Adds a style sheet to that root once. */
  adopt: (css: string) => void;
  /**
   * Keeps an element that is positioned by the window, using the tokens `--seen-…` and `--stick-…`, in the visible part of a
   * framed window. Can be used as a ref. Returns a function that stops.
   */
  keepInView: (element: HTMLElement | null) => () => void;
  /** The same for what opens above the page: if too little of the frame is visible, the host page is scrolled. */
  openInView: (element: HTMLElement | null) => () => void;
  /** Stops the page behind a dialog from scrolling, until the returned function is called. */
  lockPage: () => () => void;
  /** The visitor's languages as the browser names them, the preferred one first. */
  languages: () => readonly string[];
}

export const UiContext = createContext<UiEnvironment>({
  root: document,
  adopt: () => undefined,
  keepInView: () => () => undefined,
  openInView: () => () => undefined,
  lockPage: () => () => undefined,
  languages: () => [],
});

export function useUi(): UiEnvironment {
  return use(UiContext);
}

/** Adds a component's own style sheet, for components that load late, so that the first screen does not pay for it. */
export function useStyles(css: string): void {
  const { adopt } = useUi();
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
