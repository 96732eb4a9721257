import { useLingui } from '@lingui/react/macro';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import { Cluster } from '../../ui/layout/layout.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useSettings } from '../storefront/session-context.ts';

/** Links to what the company sells. */
export function NextSteps() {
  const { t } = useLingui();
  const { hasTransfers, tourCategories } = useSettings();
  const toTransfers = useRouteLink(paths.transfers());
  const toTours = useRouteLink(paths.tours());
  return (
    <Cluster>
      {hasTransfers && <ButtonLink variant="quiet" {...toTransfers}>{t`Transfers`}</ButtonLink>}
      {tourCategories.length > 0 && <ButtonLink variant="quiet" {...toTours}>{t`Things to do`}</ButtonLink>}
    </Cluster>
  );
}
