import { isNative } from '../../../src/platform/natives/is-native.ts';
import { describeReplacedNatives } from '../../../src/platform/natives/describe-replaced-natives.ts';
import { reportError } from './report-error.ts';

/** Whether the browser has the features that views need; versions older than the documented ones lack some. */
export function isSupportedBrowser(): boolean {
  return (
    'popover' in document.body &&
    // A wrapper by which the page has replaced `URL` may lack `parse` in any browser.
    ('parse' in URL || !isNative(URL)) &&
    CSS.supports('color:light-dark(red,oklab(from red l a b))')
  );
}

/** Logs why the fallback content is shown, including what the page itself may have removed. */
export function reportUnsupportedBrowser(host: HTMLElement): void {
  const message = `[${host.localName}] This browser is not supported; showing the fallback content.`;
  console.error(message, describeReplacedNatives());
  reportError(host, { code: 'network', phase: 'load', retryable: false });
}
