import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import css from './toast.css?inline';
import { toneIcons, type Tone } from './tone-icons.ts';
import { useStyles, useUi } from '../ui-context.ts';

interface Toast {
  message: ReactNode;
  tone?: Tone;
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

type ShowToast = (toast: Toast | undefined) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Returns a function that shows a message briefly, in place of the previous one; without a message, it removes that one. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

const DEFAULT_DURATION_MS = 2000;

/** Shows the toasts that the components inside it ask for with `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  // A copy, so that showing the same toast again restarts its time.
  const show = useCallback<ShowToast>((newToast) => setToast(newToast && { ...newToast }), []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), toast.durationMs ?? DEFAULT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toast={toast} onDismiss={() => setToast(undefined)} />
    </ToastContext>
  );
}

/** The place of the toast. It is always rendered, because screen readers announce only changes of an existing status. */
function ToastRegion({ toast, onDismiss }: { toast: Toast | undefined; onDismiss: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { keepInView } = useUi();
  useStyles(css);
  useLayoutEffect(() => keepInView(ref.current), [keepInView]);

  // Opening the popover again moves it above a dialog that has opened since.
  useLayoutEffect(() => {
    const region = ref.current;
    // The DOM of unit tests has no popovers.
    if (!region || !('showPopover' in region)) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (toast) region.showPopover();
  }, [toast]);

  const Icon = toneIcons[toast?.tone ?? 'success'];
  return (
    <div ref={ref} className="toasts" popover="manual" role="status">
      {toast && (
        <div className="toast">
          <Icon size={20} aria-hidden="true" />
          <span>{toast.message}</span>
          {toast.action && (
            <LinkButton
              onClick={() => {
                toast.action?.onClick();
                onDismiss();
              }}
            >
              {toast.action.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
