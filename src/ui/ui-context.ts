import { createContext, use, useInsertionEffect } from 'react';

/** What the kit needs of the element that contains it. */
export interface UiEnvironment {
  /** The shadow root of the view, for looking up ids and the focused element. */
  root: ShadowRoot | Document;
  /** Adds a style sheet to that root once. */
  adopt: (css: string) => void;
  /**
   * Keeps an element in the visible part of a framed page: updates the tokens `--seen-…` and `--stick-…`, with which it is
   * positioned. Can be used as a ref. Returns a function that stops.
   */
  keepInView: (element: HTMLElement | null) => () => void;
  /** The same for a popover or dialog; also scrolls the host page if too little of the frame is visible. */
  openInView: (element: HTMLElement | null) => () => void;
  /** Stops the page behind a dialog from scrolling, until the returned function is called. */
  lockPage: () => () => void;
  /** The browser's language tags, the preferred one first. */
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

/** Adds the style sheet of a component with the component, so that the first screen does not load it. */
export function useStyles(css: string): void {
  const { adopt } = useUi();
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
