import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { maxCouponLength } from '../../../schema/cart.ts';
import { comparableText } from '../../../lib/comparable-text.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './coupon.css?inline';
import { couponFieldId, useCoupon } from './use-coupon.ts';

/** A field for a coupon code, or the applied code with a button that removes it. */
export function Coupon() {
  useStyles(css);
  const { t } = useLingui();
  const { couponCode } = useCart();
  const { text, setText, error, apply, remove, isChecking } = useCoupon();
  const button = useRef<HTMLButtonElement>(null);
  const lockedReasonOf = useLockedReason();
  const lockedReason = lockedReasonOf();
  const code = comparableText(text);
  const limit = maxCouponLength;
  const lengthError = code.length > limit ? t`This is too long. Use at most ${limit} characters.` : undefined;
  const isApplied = couponCode !== '';
  const disabledReason = lockedReason ?? lengthError ?? (code === '' ? t`Enter a code first.` : undefined);
  const applyCode = () => {
    if (disabledReason === undefined && !isChecking) apply(code);
  };
  return (
    <div className="coupon">
      {isApplied ? (
        <AppliedCode code={couponCode} />
      ) : (
        <CodeField
          value={text}
          onChange={setText}
          onEnter={applyCode}
          onFocusedRemoval={() => button.current?.focus()}
          error={lengthError ?? error}
        />
      )}
      {/* React reuses the button, so it keeps the focus when the code is applied or removed. */}
      {isApplied ? (
        <Button ref={button} disabledReason={lockedReason} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      ) : (
        <Button ref={button} onClick={applyCode} busy={isChecking} disabledReason={disabledReason}>
          <Trans>Apply</Trans>
        </Button>
      )}
    </div>
  );
}

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  /** Called if the field has the focus when it is about to disappear, so that the focus can move. */
  onFocusedRemoval: () => void;
  error: string | undefined;
}

function CodeField({ value, onChange, onEnter, onFocusedRemoval, error }: CodeFieldProps) {
  const { t } = useLingui();
  const { root } = useElement();
  const moveFocus = useEffectEvent(() => {
    if (root.activeElement?.id === couponFieldId) onFocusedRemoval();
  });
  // React cleans up before it removes the field, which still has the focus then.
  useLayoutEffect(() => () => moveFocus(), []);
  return (
    <TextField
      id={couponFieldId}
      label={t`Coupon`}
      name="coupon"
      placeholder={t`Add a code`}
      value={value}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={onChange}
      enterKeyHint="done"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The field is inside the checkout form, which must not be submitted yet.
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

function AppliedCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Coupon`} dir="ltr" value={code} onChange={() => undefined} disabled />
      <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
        <Trans>Applied</Trans>
      </Badge>
    </>
  );
}
