/** The style sheet of the trip file: light in every colour scheme, as paper is; one column on phones, one sheet in print. */
export const tripStyles = `
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0 auto; padding: 16px; max-width: 760px; background: #fff; color: #17202c;
  font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, p, dl, dd, ol, ul { margin: 0; padding: 0; }
:root { --brand: #17202c; }
h1 { font-size: 1.6em; line-height: 1.2; }
h2 { font-size: 1.15em; line-height: 1.25; }
header, section { display: grid; gap: .4em; }
header, .services { margin-bottom: 12px; }
header { padding-top: 14px; border-top: 6px solid var(--brand); }
header p, dt { color: #4a5564; font-size: .9em; }
header .company { color: inherit; font-size: 1.1em; font-weight: 700; }
.services, .foot { display: grid; gap: 12px; }
section { align-content: start; padding: 14px; border: 1px solid #c9d0d9; border-radius: 12px; }
dl { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: .2em .8em; align-items: baseline; }
ol, ul { display: grid; gap: .2em; list-style: none; }
ol { margin-top: .4em; padding-inline-start: .8em; border-inline-start: 3px solid #c9d0d9; }
ul { gap: 0; }
a { color: inherit; text-decoration-color: var(--brand); text-decoration-thickness: 2px; text-underline-offset: 3px; }
ul a, .voucher a { display: inline-block; padding: 10px 0; }
.voucher a { padding: 10px 16px; border: 2px solid var(--brand); border-radius: 10px; font-weight: 600;
  text-decoration: none; }
.voucher strong { font-size: 1.4em; }
svg { display: block; width: 100%; max-width: 320px; }
@media (min-width: 640px) {
  .foot { grid-template-columns: 1fr 1fr; }
  .contact { grid-column: 1 / -1; }
  .contact ul { grid-template-columns: 1fr 1fr; gap: 0 16px; }
}
@media print {
  @page { margin: 10mm; }
  body { padding: 0; max-width: none; font-size: 13px; }
  body[data-print-size=medium] { font-size: 11px; }
  body[data-print-size=small] { font-size: 8.5px; line-height: 1.3; }
  .services, .foot { grid-template-columns: 1fr 1fr; gap: 6px; }
  [data-print-size=small] :is(.services, .foot) { grid-template-columns: repeat(3, 1fr); }
  [data-print-size=small] .contact { grid-column: auto; }
  [data-print-size=small] .contact ul { grid-template-columns: 1fr; }
  header, .services { margin-bottom: 6px; }
  section { padding: 6px 8px; gap: .2em; border-radius: 6px; break-inside: avoid; }
  ol { display: block; margin: 0; padding: 0; border: 0; }
  ol li { display: inline; }
  ol li:not(:last-child)::after { content: ' · '; }
  ul a, .voucher a { padding: 0; border: 0; }
  header { padding-top: 6px; }
  svg { width: 14em; }
}
`;
