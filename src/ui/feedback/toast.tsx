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

/** Returns a function that shows a message briefly, in place of the previous one. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

const DEFAULT_DURATION_MS = 2000;
const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

/** Shows the toasts of everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>();
  const show = useCallback<ShowToast>((next) => setToast({ ...next }), []);

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

/** Always rendered, because screen readers only announce changes of an existing status. */
function ToastRegion({ toast, onDismiss }: { toast: ToastMessage | undefined; onDismiss: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { keepInView } = useUi();
  useStyles(css);
  useLayoutEffect(() => keepInView(ref.current), [keepInView]);

  // Reopening the popover moves it above a dialog that was opened after it.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !('showPopover' in region)) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (toast) region.showPopover();
  }, [toast]);

  const Icon = icons[toast?.tone ?? 'success'];
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
