import { ownOptions } from '../../lib/own-options.ts';

/** Options for `navigator.locks`, without those that a page has added to `Object.prototype`. */
export function lockOptions(options: LockOptions): LockOptions {
  return ownOptions(options, ['ifAvailable', 'mode', 'signal', 'steal']);
}
