import type { Examination, LiveElement, PageFacts } from '../../../elements/doctor/examine/examination.ts';
import { examineElements, examinePlaceholders } from '../../../elements/doctor/examine/examine-elements.ts';
import { examineScripts } from '../../../elements/doctor/examine/examine-scripts.ts';

const page: PageFacts = {
  url: new URL('https://www.hotel.example/'),
  isSecure: true,
  isDefined: true,
  version: '1.4.2',
  optimisers: [],
  blocked: [],
  blocksInlineStyles: false,
  forbidsTrustedTypesPolicy: false,
  apis: [],
  isStorageDenied: false,
  isHostedPage: false,
  isScriptInWorkerCache: false,
  replacedNatives: [],
  brokenNatives: [],
  globals: {},
  isConsentDecided: true,
  localeFiles: [],
  lonelyFrames: [],
  silentFrames: [],
  hasLinksOrFrames: false,
  unfillableLinks: [],
};

const live: LiveElement = { isDefined: true, state: 'ready', box: { width: 800 }, shift: 0 };

interface Given {
  html?: string;
  page?: Partial<PageFacts>;
  live?: Partial<LiveElement>;
}

export const script = '<script type="module" src="https://cdn.example.com/v1/booking.js"></script>';
export const engine =
  '<booking-engine api-base="https://api.example.com/widget"><a href="https://book.example.com/">Book</a></booking-engine>';

/** What the doctor knows of a page on which all is well but for what is given. */
export function examined({ html = script + engine, page: facts, live: liveFacts }: Given): Examination {
  const root = new DOMParser().parseFromString(html, 'text/html');
  return {
    elements: examineElements(root).map((element) => ({ ...element, live: { ...live, ...liveFacts } })),
    placeholders: examinePlaceholders(root),
    scripts: examineScripts(root, 'https://www.hotel.example/'),
    tagsAsText: [],
    page: { ...page, ...facts },
  };
}
