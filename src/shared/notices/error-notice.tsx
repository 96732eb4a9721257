import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { BookingEventDetails } from '../../schema/events.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useElement } from '../host/element-host.ts';

interface ErrorNoticeProps {
  code: BookingEventDetails['booking-error']['code'];
  phase: string;
  /** The label of the button that resolves it. */
  action: ReactNode;
  onAction: () => void;
  children: ReactNode;
}

/** Something retryable failed to load: shows a notice in its place, and reports it to the host page. */
export function ErrorNotice({ code, phase, action, onAction, children }: ErrorNoticeProps) {
  const { t } = useLingui();
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code, phase, retryable: true });
  }, [emit, code, phase]);
  return (
    <Alert
      tone="danger"
      title={t`This could not be loaded`}
      actions={<Button onClick={onAction}>{action}</Button>}
    >
      {children}
    </Alert>
  );
}
