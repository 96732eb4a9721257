/** Selects what covers the page: open dialogs, and calendars that fill the screen of a phone. */
export const pageCovers = 'dialog[open], [data-covers-page]';
