import { version } from '../../src/storefront/version.ts';
import { fullDiagnosis, pageLanguage } from './doctor.ts';
import { examineScripts } from './examine/examine-scripts.ts';
import { openPanel } from './panel/panel.ts';

/** Opens the panel with what is wrong on this page. */
export async function openDoctor(): Promise<void> {
  // Its first element may come with the rest of the page.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const language = pageLanguage();
  await openPanel({
    language,
    diagnose: () => fullDiagnosis(language),
    facts: () => ({ version, url: location.href, browser: navigator.userAgent }),
    docsUrl: docsUrl(),
  });
}

/** The page that explains the codes is published next to the script. */
function docsUrl(): string | undefined {
  const doctors = [...document.querySelectorAll('script')].filter(({ src }) => /\/doctor\.js$/.test(src));
  const [url] = [
    ...examineScripts(document, document.baseURI).map((script) => script.url),
    ...doctors.map(({ src }) => src),
  ];
  return url && new URL('doctor.html', url).href;
}
