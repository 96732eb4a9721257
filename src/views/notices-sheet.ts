import css from '../ui/kit-notices.css?inline';

/** What the kit shows above its content. */
export const noticesCss = css;
