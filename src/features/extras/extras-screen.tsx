import { Plural, Trans } from '@lingui/react/macro';
import { CartBar } from '../../shared/cart/cart-bar.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { EmptyState } from '../../shared/notices/empty-state.tsx';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { CardGrid } from '../../ui/content/cards/card-grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { PriceText } from '../../ui/content/price-text.tsx';
import { ExtraCard } from './extra-card.tsx';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import { useChosenExtras, useExtras } from './use-extras.ts';

/**
 * The screen of all extras, alone or as a step of booking a transfer. By then the transfer is in the cart, so there is no
 * Back button.
 */
export function ExtrasScreen() {
  const { money } = useFormats();
  const { count, total, currency } = useChosenExtras();
  return (
    <Screen heading={<Trans>Complement your transportation</Trans>}>
      <ExtrasList />
      <CartBar
        summary={
          count > 0 && (
            <PriceText
              before={<Plural value={count} one="# extra" other="# extras" />}
              amount={money(total, currency)}
            />
          )
        }
      />
    </Screen>
  );
}

/** All extras, as cards. */
function ExtrasList() {
  const { showTaxesIncludedLabel } = useSettings();
  const { query, extras } = useExtras();
  if (!extras) {
    return query.isError ? (
      <QueryError error={query.error} phase="extras" tryAgain={() => void query.refetch()} />
    ) : (
      <ExtrasSkeleton />
    );
  }
  if (extras.length === 0) {
    return (
      <EmptyState>
        <p>
          <Trans>There are no extras at the moment.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <Stack>
      <CardGrid>
        {extras.map((extra) => (
          <ExtraCard key={extra.id} extra={extra} />
        ))}
      </CardGrid>
      {showTaxesIncludedLabel && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </Stack>
  );
}
