import { Trans } from '@lingui/react/macro';
import { safeUrl } from '../../platform/safe-url.ts';
import { useElement } from './element-host.ts';
import { RedirectLink } from './redirect-link.tsx';
import { useHostedUrl } from './use-hosted-url.ts';

/** A link to a route on the hosted page; nothing if there is no such page, or if this is the hosted page itself. */
export function HostedPageLink({ route }: { route: string }) {
  const { ownsPage } = useElement();
  const hostedUrl = useHostedUrl();
  const url = ownsPage ? undefined : safeUrl(hostedUrl(route));
  if (!url) return null;
  return (
    <RedirectLink to={url} purpose="hosted">
      <Trans>Open the booking page</Trans>
    </RedirectLink>
  );
}
