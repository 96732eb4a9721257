import { createContext, use, useInsertionEffect } from 'react';

/** The services that an element provides to the kit's components in it. */
export interface UiEnvironment {
  /** The shadow root of the view, for looking up ids and the focused element. */
  root: ShadowRoot | Document;
  /** Adds a style sheet to the root, once even if many components need it. */
  adopt: (css: string) => void;
  /**
   * Keeps an element in the visible part of a framed page, by updating the tokens `--seen-…` and `--stick-…` that position
   * it. Returns a function that stops. Can be used as a ref.
   */
  keepInView: (element: HTMLElement | null) => () => void;
  /** Keeps a popover or dialog in view, too, and scrolls the host page if too little of the frame is visible. */
  openInView: (element: HTMLElement | null) => () => void;
  /** Stops the page behind a dialog from scrolling, until the returned function is called. */
  lockScroll: () => () => void;
  /** The browser's language tags, the preferred one first. */
  languages: () => readonly string[];
}

export const UiContext = createContext<UiEnvironment>({
  root: document,
  adopt: () => undefined,
  keepInView: () => () => undefined,
  openInView: () => () => undefined,
  lockScroll: () => () => undefined,
  languages: () => [],
});

/** The services of the element around the component. */
export function useUi(): UiEnvironment {
  return use(UiContext);
}

/** Adds a component's style sheet, which loads with the component's own code, so that the first screen stays small. */
export function useStyles(css: string): void {
  const { adopt } = useUi();
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
