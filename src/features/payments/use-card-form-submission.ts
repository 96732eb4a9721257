import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLeaveNotice } from '../../parts/use-leave.ts';
import { cameByHistory, onShownAgain, submitForm } from '../../platform/card-provider.ts';

/** The form is sent this long after it is there, as the product promises. */
const SUBMIT_MS = 500;

/**
 * Sends the form by itself, once. Who comes back to it with the browser's Back is not sent on again: `waiting` is then
 * false and `submit` is the visitor's own decision.
 */
export function useCardFormSubmission(
  form: RefObject<HTMLFormElement | null>,
  address: URL,
): { waiting: boolean; submit: () => void } {
  const [waiting, setWaiting] = useState(() => !cameByHistory());
  const mayLeave = useLeaveNotice();
  const submit = useEffectEvent(() => {
    if (form.current && mayLeave(address, 'payment')) submitForm(form.current);
    else setWaiting(false);
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => submit(), SUBMIT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => onShownAgain(() => setWaiting(false)), []);
  return { waiting, submit: () => setWaiting(true) };
}
