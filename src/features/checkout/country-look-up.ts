import { countryOfReply } from '../../domain/phone.ts';
import { countryReply } from '../../platform/country-by-ip.ts';
import { registry } from '../../platform/registry.ts';
import { safeUrl } from '../../platform/safe-url.ts';

/** How the visitor's country is looked up; undefined unless the hosted page's configuration switches it on. */
export function countryLookUp(): (() => Promise<string | undefined>) | undefined {
  const service = safeUrl(registry().hostedPage?.countryByIp);
  if (!service) return undefined;
  return () => countryReply(service).then(countryOfReply, () => undefined);
}
