import { make } from './make.js';

const ourTags = /booking-engine|transfers-box|activities-list|activity-quote|data-booking|data-links/i;
const byId = (id) => document.getElementById(id);

/** Names what is wrong with a pasted snippet, in the words of the doctor, which is loaded when it is first wanted. */
export function startSnippetCheck(company) {
  byId('snippet-check').addEventListener('submit', async (event) => {
    event.preventDefault();
    const snippet = byId('own-snippet').value;
    if (!ourTags.test(snippet)) {
      byId('snippet-findings').textContent = 'This snippet has none of the four tags, and no data-links.';
      return;
    }
    const { diagnoseSnippet } = await import(`${company}/cdn/doctor.js`);
    const findings = diagnoseSnippet(snippet);
    byId('snippet-findings').replaceChildren(
      findings.length === 0
        ? make('p', {}, 'Nothing found: this snippet can be pasted.')
        : make('ul', {}, ...findings.map((finding) => item(finding, `${company}/cdn/doctor.html`))),
    );
  });
}

function item({ code, severity, subject, message, fix }, docs) {
  return make(
    'li',
    {},
    make('strong', {}, severity),
    ' ',
    make('code', {}, subject),
    ' ',
    make('a', { href: `${docs}#${code}` }, code),
    make('p', {}, message),
    make('p', {}, `Fix: ${fix}`),
  );
}
