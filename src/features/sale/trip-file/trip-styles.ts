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
header { margin-bottom: 12px; padding-top: 14px; border-top: 6px solid var(--brand); }
header p, dt, .voucher p { color: #4a5564; font-size: .9em; }
header .company { color: inherit; font-size: 1.1em; font-weight: 700; }
@supports (color: color(from red xyz-d65 x y z)) {
  @media screen {
    header:has(.company) { padding: 0; border: 0; }
    header .company { margin-bottom: .4em; padding: 8px 14px; border-radius: 12px; background: var(--brand);
      color: color(from var(--brand) xyz-d65 calc((.179 - y) * 1000) calc((.179 - y) * 1000) calc((.179 - y) * 1000)); }
  }
}
.cards { display: grid; grid-auto-flow: dense; align-items: start; gap: 12px; }
section { align-content: start; padding: 14px; border: 1px solid #c9d0d9; border-radius: 12px; }
.when { font-size: 1.1em; font-weight: 700; }
dl { display: grid; grid-template-columns: fit-content(140px) minmax(0, 1fr); gap: .2em 1em; align-items: baseline; }
ol, ul { display: grid; gap: .2em; list-style: none; }
ol { margin-top: .4em; padding-inline-start: .8em; border-inline-start: 3px solid #c9d0d9; }
ol li { display: grid; grid-template-columns: 3.8em minmax(0, 1fr); font-variant-numeric: tabular-nums; }
a { color: inherit; text-decoration-color: var(--brand); text-decoration-thickness: 2px; text-underline-offset: 3px; }
.contact ul { gap: 0; }
.contact a, .voucher a { display: inline-block; padding: 10px 0; }
.voucher a { padding: 10px 16px; border: 2px solid var(--brand); border-radius: 10px; color: #17202c; font-weight: 600;
  text-decoration: none; }
.voucher strong { color: #17202c; font-size: 1.5em; }
.voucher .to-pay { color: inherit; font-size: 1em; font-weight: 600; }
.driver ul { gap: .6em 1em; }
.driver li { padding-top: .6em; border-top: 1px solid #c9d0d9; }
.driver li :is(strong, span) { display: block; }
svg { display: block; width: 100%; max-width: 320px; }
@media (min-width: 640px) {
  .cards { grid-template-columns: 1fr 1fr; }
  .voucher svg { max-width: 200px; }
  .driver { grid-column: 1 / -1; }
  .driver ul { grid-template-columns: fit-content(60%) minmax(0, 1fr); }
  .driver li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
  .driver li span { grid-column: 2; }
}
@media print {
  @page { margin: 10mm; }
  body { padding: 0; max-width: none; font-size: 13px; }
  body[data-print-size=medium] { font-size: 11px; }
  body[data-print-size=small] { font-size: 8.5px; line-height: 1.3; }
  .cards { grid-template-columns: 1fr 1fr; gap: 6px; }
  [data-print-size=small] .cards { grid-template-columns: repeat(3, 1fr); }
  header { margin-bottom: 6px; padding-top: 6px; }
  section { padding: 6px 8px; gap: .2em; border-radius: 6px; break-inside: avoid; }
  .driver { grid-column: 1 / -1; }
  .driver li { padding-top: .2em; }
  ol { display: block; margin: 0; padding: 0; border: 0; }
  ol li { display: inline; }
  ol li b::after { content: ' '; }
  ol li:not(:last-child)::after { content: ' · '; }
  .contact a, .voucher a { padding: 0; border: 0; }
  .voucher svg { max-width: 14em; }
}
`;
