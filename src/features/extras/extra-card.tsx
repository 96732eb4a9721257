import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { extraFields, extraLimits, extraPrice, type ExtraField } from '../../extras/extra-counts.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Extra } from '../../schema/extra.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Card, CardBody, CardFooter, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { CountField } from '../../ui/fields/number/count-field.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './extra-card.css?inline';
import { useExtraInCart } from './use-extra-in-cart.ts';

/** An extra, and its quantities in the cart with the price of each. */
export function ExtraCard({ extra }: { extra: Priced<Extra> }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const titleId = useId();
  useStyles(css);
  const picture = useSafeUrl(extra.image_url, 'picture');
  const { counts, lockedReason, change } = useExtraInCart(extra);
  const fields = extraFields(extra.price_type);
  const isInCart = fields.some((field) => counts[field] > 0);
  const labels: Record<ExtraField, string> = { adults: t`Adults`, kids: t`Kids`, units: t`Units` };
  const priceUnits: Record<ExtraField, string> = {
    adults: t`per adult`,
    kids: t`per kid`,
    units: t`per unit`,
  };
  const priceText = (price: number) => (price > 0 ? money(price, extra.currency) : t`Free`);
  return (
    <Card as="article" chosen={isInCart} labelledBy={titleId}>
      <div className="extra">
        <CardMedia src={picture?.href} alt={extra.name} drawing="plus" />
        <CardBody>
          <CardTitle level={2} id={titleId}>
            {extra.name}
          </CardTitle>
          <span className="extra-added" role="status">
            {isInCart && (
              <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
                <Trans>Added to cart</Trans>
              </Badge>
            )}
          </span>
          {lockedReason && <StatusLine tone="busy">{lockedReason}</StatusLine>}
          <CardFooter>
            {fields.map((field) => (
              <CountField
                key={field}
                {...extraLimits}
                label={labels[field]}
                hint={<PriceText amount={priceText(extraPrice(extra, field))} after={priceUnits[field]} />}
                value={counts[field]}
                disabled={lockedReason !== undefined}
                onChange={(count) => change({ [field]: count })}
              />
            ))}
          </CardFooter>
        </CardBody>
      </div>
    </Card>
  );
}
