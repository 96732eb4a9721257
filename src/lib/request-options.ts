import { ownOptions } from './own-options.ts';

/** Options for `fetch`, without any that the host page has added to `Object.prototype`. */
export function requestOptions(options: RequestInit): RequestInit {
  return ownOptions(options, optionNames);
}

const optionNames = [
  'method',
  'headers',
  'body',
  'credentials',
  'mode',
  'cache',
  'redirect',
  'referrer',
  'referrerPolicy',
  'integrity',
  'keepalive',
  'signal',
  'window',
  'priority',
  // Missing from TypeScript's own list, so they are typed as a name that is in it.
  ...(['duplex', 'targetAddressSpace', 'browsingTopics', 'privateToken'] as unknown as ['priority']),
] as const satisfies (keyof RequestInit)[];
