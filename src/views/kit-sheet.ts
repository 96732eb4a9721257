import css from '../ui/kit.css?inline';

/** The style sheet that every element starts with. */
export const kitCss = css;
