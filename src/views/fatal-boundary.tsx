import { Component, type ErrorInfo, type ReactNode } from 'react';
import { replacedByPage } from '../platform/natives/replaced-by-page.ts';

/**
 * The outermost error boundary: on an error around the screens the element shows its fallback, and the host page never
 * notices.
 */
export class FatalBoundary extends Component<
  { onError: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('[booking-elements] The view failed.', error, info.componentStack, replacedByPage());
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
