import { pause } from '../../../src/platform/pause.ts';

/** How long the browser may take to decide on a request, in milliseconds. */
const DECISION_MS = 1500;

/** What the page's content security policy allows, tried out of the page's sight. */
export interface PolicyAnswers {
  blocksInlineStyles: boolean;
  forbidsTrustedTypesPolicy: boolean;
}

/** Tries inside a shadow root, which the page's selectors and observers do not reach, and leaves nothing behind. */
export async function probePolicy(
  root: ShadowRoot,
  unloadedScripts: readonly string[],
): Promise<PolicyAnswers> {
  const blocksInlineStyles = isStyleBlocked(root);
  const forbidsTrustedTypesPolicy = isTrustedTypesPolicyForbidden(root);
  await Promise.all(unloadedScripts.map((url) => preload(root, url)));
  return { blocksInlineStyles, forbidsTrustedTypesPolicy };
}

function isStyleBlocked(root: ShadowRoot): boolean {
  const style = document.createElement('style');
  style.textContent = 'booking-doctor-probe { color: red }';
  root.append(style);
  const isBlocked = style.sheet === null;
  style.remove();
  return isBlocked;
}

/** The browser's `trustedTypes`, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: object) => unknown;
}

/** Creates the policy in a frame, which has the page's rules: in the page itself, the elements could not create it any more. */
function isTrustedTypesPolicyForbidden(root: ShadowRoot): boolean {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  root.append(frame);
  const { trustedTypes } = (frame.contentWindow ?? {}) as { trustedTypes?: TrustedTypes };
  try {
    trustedTypes?.createPolicy('booking-engine', {});
    return false;
  } catch {
    return true;
  } finally {
    frame.remove();
  }
}

/**
 * Requests a script without running it, but with its nonce, so that the policy decides and reports as for the script itself.
 */
async function preload(root: ShadowRoot, url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.href = url;
  link.nonce = [...document.scripts].find(({ src }) => src === url)?.nonce ?? '';
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  root.append(link);
  await Promise.race([settled, pause(DECISION_MS)]);
  link.remove();
}
