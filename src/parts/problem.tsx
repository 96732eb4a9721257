import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { BookingEventDetails } from '../schema/events.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useElement } from './element.ts';

interface ProblemProps {
  code: BookingEventDetails['booking-error']['code'];
  phase: string;
  /** What the visitor can do about it, in the words of the button. */
  action: ReactNode;
  onAction: () => void;
  children: ReactNode;
}

/** Something that can be had again is missing: says so in its place, and tells the host page. */
export function Problem({ code, phase, action, onAction, children }: ProblemProps) {
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
