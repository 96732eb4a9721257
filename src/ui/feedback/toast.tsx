import { CircleAlert, CircleCheck, Info } from 'lucide-react';
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
import { LinkButton } from '../actions/link.tsx';
import css from './toast.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface ToastMessage {
  message: ReactNode;
  tone?: 'info' | 'success' | 'danger';
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a message briefly; a new one replaces the last. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

const DURATION_MS = 2000;
const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert };

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>();
  const show = useCallback<ShowToast>((next) => setToast({ ...next }), []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), toast.durationMs ?? DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <ToastPlace toast={toast} onDone={() => setToast(undefined)} />
    </ToastContext>
  );
}

function ToastPlace({ toast, onDone }: { toast: ToastMessage | undefined; onDone: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { keepInView } = useUi();
  useStyles(css);
  useLayoutEffect(() => keepInView(ref.current), [keepInView]);

  // Hiding and showing the popover again moves it above a dialog that has opened in the meantime.
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place || !('showPopover' in place)) return;
    if (place.matches(':popover-open')) place.hidePopover();
    if (toast) place.showPopover();
  }, [toast]);

  const Icon = ICONS[toast?.tone ?? 'success'];
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
                onDone();
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
