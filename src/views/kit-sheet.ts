import css from '../ui/kit.css?inline';

/** The sheet that every element starts with. */
export const kitCss = css;
