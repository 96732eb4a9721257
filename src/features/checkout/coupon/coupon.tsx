import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { maxCouponLength } from '../../../cart/cart-slice.ts';
import { comparableText } from '../../../lib/typed-text.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { useCoupon } from './use-coupon.ts';

/** A field for a coupon code, or the applied code with a button that removes it. */
export function Coupon() {
  const { t } = useLingui();
  const { couponCode } = useCart();
  const { text, onType, error, apply, remove, checking } = useCoupon();
  const lockedReason = useLockedReason()();
  const code = comparableText(text);
  const limit = maxCouponLength;
  const tooLong = code.length > limit ? t`This is too long. Use at most ${limit} characters.` : undefined;
  const tryCode = () => {
    if (code !== '' && !tooLong && !checking && !lockedReason) apply(code);
  };
  const label = t`Coupon`;

  if (couponCode !== '') {
    return (
      <div className="coupon">
        <TextField
          key="applied"
          label={label}
          value={couponCode}
          onChange={() => undefined}
          disabled
          end={
            <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
              <Trans>Applied</Trans>
            </Badge>
          }
        />
        <Button variant="quiet" disabledReason={lockedReason} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="coupon">
      <TextField
        key="typed"
        id="coupon"
        label={label}
        name="coupon"
        placeholder={t`Add a code`}
        value={text}
        error={tooLong ?? error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={onType}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field is inside the checkout form, which must not be submitted yet.
          event.preventDefault();
          tryCode();
        }}
      />
      <Button
        variant={code === '' ? 'quiet' : 'secondary'}
        onClick={tryCode}
        busy={checking}
        disabledReason={lockedReason ?? tooLong ?? (code === '' ? t`Enter a code first.` : undefined)}
      >
        <Trans>Apply</Trans>
      </Button>
    </div>
  );
}
