import { registry } from '../../registry.ts';
import { setConsent } from './set-consent.ts';

/** Shows maps because the visitor has asked for one. A later no of a consent tool revokes that. */
export function allowMaps(): void {
  registry().hasRequestedMap = true;
  setConsent({ maps: true });
}
