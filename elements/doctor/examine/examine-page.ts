import { parseOptions } from '../../../src/options/parse-options.ts';
import { commonAttributes } from '../../../src/options/attributes.ts';
import { attributesByTag } from '../../../src/options/attributes-by-tag.ts';
import { brokenNatives } from '../../../src/platform/natives/broken-natives.ts';
import { replacedNatives } from '../../../src/platform/natives/describe-replaced-natives.ts';
import { pageValue } from '../../../src/platform/page/page-value.ts';
import { registry } from '../../../src/platform/registry.ts';
import { isOverlay } from '../../core/engine/is-overlay.ts';
import { unfillableLinks } from '../../links/unfillable-links.ts';
import { watchPolicy } from './blocked-requests.ts';
import type { Examination, ExaminedScript, PageFacts } from './examination.ts';
import { examineBox } from './examine-box.ts';
import { examineElements, examinePlaceholders, tagsInText, type FoundElement } from './examine-elements.ts';
import { framesWithoutHost, parentFacts, silentFrames } from './examine-frames.ts';
import { examineOptimisers, examineScripts } from './examine-scripts.ts';
import { shiftBelow } from './layout-shifts.ts';
import { pageCost } from './page-cost.ts';
import { recordedEntries } from './recorded-entries.ts';
import { withFallbackResult } from './with-fallback-result.ts';
import { isConsentDecided, localeFileFacts } from './visitor-facts.ts';
import { probeApi } from './probe-api.ts';
import { probePolicy } from './probe-policy.ts';
import { invalidLinks, isInWorkerCache, latestVersion, scriptDelay } from './script-facts.ts';

/** Examines this page: its markup, its layout, and what its requests get for an answer. Leaves the page as it is. */
export async function examinePage(): Promise<Examination> {
  const connected = [...registry().elements];
  const elements = examineElements(
    document,
    connected.map(({ host }) => host),
    (node) => connected.find(({ host }) => host === node)?.read,
  );
  const scripts = examineScripts(document, document.baseURI);
  const shifts = await withFallbackResult(() => recordedEntries('layout-shift'), undefined);
  const frames = await withFallbackResult(() => recordedEntries('long-animation-frame'), undefined);
  const nodes = elements.map(({ node }) => node);
  return {
    elements: elements.map((element) => ({
      ...element,
      live: {
        isDefined: customElements.get(element.node.localName) !== undefined,
        state: Reflect.get(element.node, 'state') as unknown,
        box: examineBox(element.node, element.read),
        // A closed overlay takes no space.
        shift: isOverlay(element.read) ? 0 : shiftBelow(element.node, shifts ?? []),
      },
    })),
    placeholders: examinePlaceholders(document),
    scripts,
    tagsAsText: tagsInText(document),
    page: { ...(await pageFacts(elements, scripts)), cost: pageCost(scripts, nodes, { frames, shifts }) },
  };
}

async function pageFacts(
  elements: readonly FoundElement[],
  scripts: readonly ExaminedScript[],
): Promise<PageFacts> {
  const { ignoredVersion, refusedMapsService, opensLinks, frames, hostedPage } = registry();
  const version = definedVersion();
  const isDefined = version !== undefined;
  const [script] = scripts;
  const lonelyFrames = framesWithoutHost(elements, scripts);
  return {
    url: new URL(location.href),
    isSecure: location.protocol === 'https:',
    isDefined,
    version,
    ignoredVersion,
    scriptDelay: scriptDelay(scripts.map(({ url }) => url)),
    optimisers: examineOptimisers(document),
    ...(await probe(elements, isDefined ? [] : scripts)),
    latestVersion: script && (await withFallbackResult(() => latestVersion(script.url), undefined)),
    isStorageDenied: isStorageDenied(),
    isHostedPage: hostedPage !== undefined,
    isScriptInWorkerCache: script
      ? await withFallbackResult(() => isInWorkerCache(script.url), false)
      : false,
    replacedNatives: replacedNatives(),
    brokenNatives: brokenNatives(),
    globals: Object.fromEntries(['dataLayer', 'gtag', 'google'].map((name) => [name, typeOfGlobal(name)])),
    refusedMapsService,
    isConsentDecided: isConsentDecided(),
    localeFiles: localeFileFacts(),
    lonelyFrames,
    silentFrames: silentFrames(),
    hasLinksOrFrames: Boolean(opensLinks) || Boolean(frames?.size) || lonelyFrames.length > 0,
    unfillableLinks: unfillableLinks().map(({ href }) => href),
    invalidLinks: invalidLinks(),
    parent: parentFacts(),
  };
}

type Probes = Pick<PageFacts, 'apis' | 'blocked' | 'blocksInlineStyles' | 'forbidsTrustedTypesPolicy'>;

/** Tries the page's policy and the provider. */
async function probe(
  elements: readonly FoundElement[],
  unloaded: readonly ExaminedScript[],
): Promise<Probes> {
  const { blocked, stop } = watchPolicy();
  const { root, remove } = probeRoot(elements);
  const urls = unloaded.filter(({ heldBackBy }) => heldBackBy === undefined).map(({ url }) => url);
  const allowed = { blocksInlineStyles: false, forbidsTrustedTypesPolicy: false };
  const policy = await withFallbackResult(() => probePolicy(root, [...new Set(urls)]), allowed);
  remove();
  const apis = await Promise.all(distinctApis(elements).map((options) => probeApi({ ...options, blocked })));
  stop();
  return { ...policy, apis, blocked };
}

/** A shadow root to try things in: that of an element, or else of one that is added for the moment. */
function probeRoot(elements: readonly FoundElement[]): { root: ShadowRoot; remove: () => void } {
  const root = elements.find(({ node }) => node.shadowRoot)?.node.shadowRoot;
  if (root) return { root, remove: () => undefined };
  const host = document.createElement('div');
  document.documentElement.append(host);
  return { root: host.attachShadow({ mode: 'open' }), remove: () => host.remove() };
}

function distinctApis(elements: readonly FoundElement[]) {
  const byBase = new Map<string, { apiBase: string; developmentHost: string | undefined }>();
  for (const { read } of elements) {
    const { apiBase, developmentHost } = parseOptions(commonAttributes, read);
    if (apiBase !== undefined) byBase.set(apiBase, { apiBase, developmentHost });
  }
  return [...byBase.values()];
}

/** The version of the elements that are defined on this page. */
function definedVersion(): string | undefined {
  for (const tag of Object.keys(attributesByTag)) {
    const elementClass = customElements.get(tag) as { version?: unknown } | undefined;
    if (elementClass) return typeof elementClass.version === 'string' ? elementClass.version : '?';
  }
  return undefined;
}

function isStorageDenied(): boolean {
  try {
    sessionStorage.getItem('booking-elements');
    return false;
  } catch {
    return true;
  }
}

function typeOfGlobal(name: string): string | undefined {
  const value = pageValue(name);
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return 'list';
  return value instanceof Element || value instanceof HTMLCollection ? 'element' : typeof value;
}
