import css from '../ui/kit-content.css?inline';

/** The rest of the kit, which comes with the view. */
export const contentCss = css;
