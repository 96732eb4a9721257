import { useEffect, type ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useElement } from '../host/element-host.ts';

interface StartErrorProps {
  code: 'config' | 'settings';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Says why an element cannot start, above the partner's fallback content, and reports it to the host page. */
export function StartError({ code, ...alert }: StartErrorProps) {
  const { emit, setState } = useElement();
  useEffect(() => {
    setState('error', true);
    emit('booking-error', { code, phase: 'start', retryable: code === 'settings' });
    return () => setState('error', false);
  }, [emit, setState, code]);
  return (
    <>
      <Alert tone="danger" {...alert} />
      <slot />
    </>
  );
}
