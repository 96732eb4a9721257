import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { BookingErrorCode } from '../../schema/events.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useElement } from '../host/element-host.ts';

interface LoadErrorNoticeProps {
  code: BookingErrorCode;
  /** The `phase` of the `booking-error` event. */
  phase: string;
  /** The label of the button that may resolve the error. */
  actionLabel: ReactNode;
  onAction: () => void;
  children: ReactNode;
}

/** Replaces content that failed to load, and reports the failure to the host page as retryable. */
export function LoadErrorNotice({ code, phase, actionLabel, onAction, children }: LoadErrorNoticeProps) {
  const { t } = useLingui();
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code, phase, retryable: true });
  }, [emit, code, phase]);
  return (
    <Alert
      tone="danger"
      title={t`This could not be loaded`}
      actions={<Button onClick={onAction}>{actionLabel}</Button>}
    >
      {children}
    </Alert>
  );
}
