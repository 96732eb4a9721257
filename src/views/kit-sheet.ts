import css from '../ui/kit.css?inline';

/** The style sheet that every element starts with, be it with a form that stands before the view. */
export const kitCss = css;
