import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import { DateTimeFields } from './date-time-fields.tsx';
import legFieldsCss from './leg-fields.css?inline';
import css from './pickup-section.css?inline';
import { PickupSentence } from './pickup-sentence.tsx';
import { PickupStatus } from './pickup-status.tsx';
import { RiskConsent } from './risk-consent.tsx';
import type { LegErrors } from './use-leg-errors.ts';
import type { LegModel } from './use-leg.ts';

interface PickupSectionProps {
  model: LegModel;
  minDate: string;
  errors: LegErrors;
}

/** The pickup as a sentence, which the visitor can change; its fields appear once it has to be entered. */
export function PickupSection({ model, minDate, errors }: PickupSectionProps) {
  const { t } = useLingui();
  const { leg, pickup, changePickup, isPickupTimeHidden } = model;
  const hourSelect = useRef<HTMLSelectElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const { areFieldsOpen, open, close } = usePickupFields(model, { hourSelect, changeButton });
  useStyles(legFieldsCss);
  useStyles(css);
  if (isPickupTimeHidden) {
    return (
      <div className="pickup-section">
        <PickupSentence model={model} />
        <PickupStatus model={model} />
      </div>
    );
  }
  return (
    <div className="pickup-section" id={errors.pickupId} data-alone={leg.flightTrip ? undefined : ''}>
      <div className="pickup-head">
        <SectionHeading level={3}>
          <Trans>Pickup on place</Trans>
        </SectionHeading>
        {model.isPickupKnown && !areFieldsOpen && (
          <LinkButton ref={changeButton} onClick={open}>
            <Trans>Change</Trans>
          </LinkButton>
        )}
      </div>
      {leg.flightTrip && <PickupSentence model={model} onUseRecommended={close} />}
      {areFieldsOpen && (
        <div className="leg-fields" data-fields="pickup">
          <DateTimeFields
            labels={{ date: t`Pickup date`, time: t`Pickup time` }}
            value={pickup}
            minDate={minDate}
            today={model.today}
            errors={errors.pickup}
            hourRef={hourSelect}
            onChange={changePickup}
          />
        </div>
      )}
      <PickupStatus model={model} />
      <RiskConsent model={model} id={errors.riskId} />
    </div>
  );
}

interface FocusTargets {
  hourSelect: RefObject<HTMLSelectElement | null>;
  changeButton: RefObject<HTMLButtonElement | null>;
}

/** Whether the fields of the pickup are open. Another flight closes them, because its pickup is calculated. */
function usePickupFields(model: LegModel, { hourSelect, changeButton }: FocusTargets) {
  const flightKey = `${model.flightAt} ${model.flight.flightType}`;
  const [openedFor, setOpenedFor] = useState<string>();
  const movesFocus = useRef(false);
  const areFieldsOpen = model.isPickupEntered || openedFor === flightKey;
  // The button that was pressed is gone by then.
  useLayoutEffect(() => {
    if (movesFocus.current) (areFieldsOpen ? hourSelect : changeButton).current?.focus();
    movesFocus.current = false;
  }, [areFieldsOpen, hourSelect, changeButton]);
  const setOpen = (flight: string | undefined) => {
    movesFocus.current = true;
    setOpenedFor(flight);
  };
  return {
    areFieldsOpen,
    open: () => setOpen(flightKey),
    /** Returns to the calculated pickup. */
    close: () => {
      model.discardOwnPickup();
      setOpen(undefined);
    },
  };
}
