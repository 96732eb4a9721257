import { countryOfReply } from '../../domain/phone.ts';
import { countryReply } from '../../platform/country-by-ip.ts';
import { registry } from '../../platform/registry.ts';
import { safeUrl } from '../../platform/safe-url.ts';

/** Looks up the visitor's country; undefined unless enabled in the hosted page's configuration. */
export function countryLookUp(): (() => Promise<string | undefined>) | undefined {
  const service = safeUrl(registry().hostedPage?.countryByIp);
  if (!service) return undefined;
  return () => countryReply(service).then(countryOfReply, () => undefined);
}
