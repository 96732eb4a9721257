import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useRedirectNotice } from '../../shared/use-redirect.ts';
import { cameByHistory, onShownAgain, submitForm } from '../../platform/card-provider.ts';

/** The specified delay before the form is submitted. */
const SUBMIT_MS = 500;

/**
 * Submits the form automatically, once. After returning with the Back button nothing is submitted: `waiting` is then
 * false, and `submit` is left to the visitor.
 */
export function useCardFormSubmission(
  form: RefObject<HTMLFormElement | null>,
  address: URL,
): { waiting: boolean; submit: () => void } {
  const [waiting, setWaiting] = useState(() => !cameByHistory());
  const mayRedirect = useRedirectNotice();
  const submit = useEffectEvent(() => {
    if (form.current && mayRedirect(address, 'payment')) submitForm(form.current);
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
