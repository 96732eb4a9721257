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
  // TypeScript does not know these names yet, so they are typed as one that it knows.
  ...(['duplex', 'targetAddressSpace', 'browsingTopics', 'privateToken'] as unknown as ['priority']),
] as const satisfies (keyof RequestInit)[];
