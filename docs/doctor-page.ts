import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import { format, resolveConfig } from 'prettier';
import { apiRules } from '../elements/doctor/rules/api-rules.ts';
import { attributeRules } from '../elements/doctor/rules/attribute-rules.ts';
import { languageRules } from '../elements/doctor/rules/language-rules.ts';
import { layoutRules } from '../elements/doctor/rules/layout-rules.ts';
import { markupRules } from '../elements/doctor/rules/markup-rules.ts';
import { pageRules } from '../elements/doctor/rules/page-rules.ts';
import { policyRules } from '../elements/doctor/rules/policy-rules.ts';
import type { Rule } from '../elements/doctor/rules/rule.ts';
import { scriptRules } from '../elements/doctor/rules/script-rules.ts';

/* `npm run docs` writes `docs/doctor.md` from the table of findings. The build publishes it as a page next to the script. */

const file = join(import.meta.dirname, 'doctor.md');

const sections: readonly [heading: string, rules: readonly Rule[]][] = [
  ['The script', scriptRules],
  ['Content security policies', policyRules],
  ['The provider', apiRules],
  ['Attributes', attributeRules],
  ['Language files', languageRules],
  ['Markup', markupRules],
  ['Layout', layoutRules],
  ['The rest of the page', pageRules],
];

/** What is worth knowing of a finding beyond its own words. */
const notes: Readonly<Record<string, string>> = {
  'script-not-run':
    'A module needs `Access-Control-Allow-Origin` on the script and on its chunks. If `integrity` is set, it must be the hash of exactly this version.',
  'script-held-back':
    'Recognised by `type="text/plain"` and the marks of Cookiebot, Complianz, consentmanager, Usercentrics, OneTrust, CookieYes, iubenda, Borlabs and others. [consent.md](consent.md#what-to-enter-in-your-tool) has the marks that exempt the script. With the `consent` attribute, the elements themselves wait for consent before they contact a third party.',
  'script-rewritten':
    'Recognised by the marks of Rocket Loader, WP Rocket, LiteSpeed Cache and Autoptimize. [cms-recipes.md](cms-recipes.md#optimisers) names the setting of each.',
  'version-conflict': 'Also dispatched as `booking-error` with this code.',
  'version-old': 'Compared with `latest.json` next to the script. Without that file, nothing is reported.',
  'csp-script':
    'If the policy also blocks the doctor, copy `doctor.js` to your own site: it is a single file. [hosting.md](hosting.md#content-security-policy) lists complete policies.',
  'csp-style':
    'A warning if an element has a `maps-key`. The elements’ own style sheets are constructed, and no policy blocks those.',
  'csp-connect':
    'Browsers report only some of the requests that were blocked before the doctor was opened; it repeats the one for the settings.',
  'trusted-types': 'Needed only by browsers without a built-in sanitiser.',
  'api-cors':
    'Found by asking twice: the provider answers a request that needs no permission, but not one that does.',
  'api-base-wrong': 'Also reported if the provider answers with data that are not its settings.',
  'api-mixed-content': 'Browsers make an exception for this computer: `localhost` and `127.0.0.1`.',
  'clock-wrong':
    'Needs a provider that exposes its date: `Access-Control-Expose-Headers: Date`. Without it, nothing is reported.',
  'sandbox-in-production':
    'Reported on https pages if the host is `localhost`, this computer, or has `sandbox` in its name.',
  'locale-url-wrong': '[languages.md](languages.md#when-something-is-wrong) says what a file has to be.',
  'tag-self-closed':
    'In JSX, Vue and Svelte a slash ends the tag; in HTML it does not. On a page, the doctor distinguishes it from `tag-unclosed` by the missing link inside.',
  'tag-encoded': 'Examples of code, in `<pre>` or `<code>`, are not reported on a page.',
  'no-room-reserved':
    'Measured by the browser, in Chromium only. [performance.md](performance.md#reserve-the-space) has the heights of all elements.',
  'no-size': 'Reported below 180 pixels, for which there is no layout.',
  hidden: 'By `display`, `visibility` or `opacity` of the element or of anything around it.',
  clipped:
    'Dialogs and lists are never clipped. An element that is entirely outside, as in a carousel, is not reported.',
  contrast:
    'Measured between the element’s text and the plain colour behind it; pictures and gradients are not judged.',
  'native-replaced': 'Scripts that measure or block requests wrap `fetch`; most do so without harm.',
  'name-taken': 'Browsers make every `id` a global variable.',
  'maps-key-refused':
    'Reported once a map has been requested. Maps need two services: the Maps JavaScript API, and the Routes API or, in older projects, the Directions API.',
  'frame-without-host': 'See [frame-mode.md](frame-mode.md).',
  'parent-not-allowed':
    'Reported in the frame, with `booking-doctor` in the query of the frame’s own URL, and on a page that has mounted the frame with `frame.js`, once five seconds have passed without an answer. See [frame-mode.md](frame-mode.md#on-the-hosted-page).',
};

const intro = `<!-- Generated by \`npm run docs\` from elements/doctor/rules and docs/doctor-page.ts. Edit those instead. -->

# The doctor

The doctor examines a page and lists what keeps the storefront from working well there, with a fix for each finding. It
changes nothing. It requests only \`<api-base>/settings\`, a picture that the answer names, \`latest.json\` next to the script
and, if the script has not run, the script.

- **On any page**: add \`?booking-doctor\` to its URL. A panel lists the findings and copies them as a report for whoever
  looks after the page. The report contains neither query values nor tokens.
- **In code**: every element has \`diagnose()\`.
- **If the script does not run**: include the doctor by itself, or run it in the browser’s console.
- **Before you paste a snippet**: _Check my snippet_ on the demo’s start page.

Below the findings, the panel says what the elements have cost the page since it began to load: how long our scripts ran in
frames longer than 50 ms, and how far elements that grew have moved what follows them. [\`vitals\`](performance.md#on-your-own-page)
reports the same, and more closely, as it happens. Chrome and Edge measure it.

The panel is in Spanish if the page’s first element is, and otherwise in English.
[Troubleshooting](troubleshooting.md#by-symptom) leads from symptoms to findings.

\`\`\`js
const element = document.querySelector('booking-engine, transfers-box, activities-list, activity-quote');
for (const { code, severity, subject, message, fix } of await element.diagnose()) {
  console.log(severity, code, subject, message, fix);
}
\`\`\`

\`\`\`html
<script type="module" src="https://cdn.example.com/v1/doctor.js"></script>
\`\`\`

\`\`\`js not run: needs the published script
(await import('https://cdn.example.com/v1/doctor.js')).openDoctor();
\`\`\`

An **error** keeps visitors from booking, a **warning** makes something worse than it could be, and a **hint** is worth
knowing.`;

if (import.meta.main) await writeFile(file, await doctorMarkdown());

/** What `docs/doctor.md` must contain. */
export async function doctorMarkdown(): Promise<string> {
  const page = [
    intro,
    ...sections.flatMap(([heading, rules]) => [`## ${heading}`, ...rules.map(ruleSection)]),
    '## The doctor itself',
    '### `doctor-failed`',
    '**Error.** The doctor could not be loaded, or scripts of the page keep it from examining it.',
    '**Fix:** Check that `doctor.js` is next to the script. Try a private window without extensions; the console says more.',
  ];
  return format(page.join('\n\n'), { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** The same as a page of its own, to which the panel links. */
export async function doctorHtml(): Promise<string> {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${text.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase()}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // Only this page is published next to the script.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return /^https:/.test(href) ? `<a href="${href}">${text}</a>` : text;
      },
    },
  });
  const body = await marked.parse(await readFile(file, 'utf8'));
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>The doctor · Booking elements</title>
  <link rel="icon" href="data:," />
  <style>
    body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 16px/1.6 system-ui, sans-serif }
    pre { overflow-x: auto; padding: 12px; border: 1px solid #8886 }
    h3 { margin: 2em 0 0.5em }
    h3:target { outline: 2px solid; outline-offset: 6px }
  </style>
  <body>${body}</body>
</html>
`;
}

function ruleSection({ code, severity, words }: Rule): string {
  const note = notes[code];
  return [
    `### \`${code}\``,
    `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}.** ${marked(words.en.message)}`,
    `**Fix:** ${marked(words.en.fix)}`,
    ...(note === undefined ? [] : [note]),
  ].join('\n\n');
}

/** Words with their tags and attributes marked as code, and gaps for what depends on the page. */
function marked(words: string): string {
  return words
    .replace(/\{\w+\}/g, '…')
    .replace(/(?:<[^<>]+>)+|[\w-]+="[^"]*"|Access-Control-[\w-]+(?:: \*)?/g, '`$&`');
}
