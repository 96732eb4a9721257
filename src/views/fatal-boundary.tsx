import { Component, type ErrorInfo, type ReactNode } from 'react';
import { replacedByPage } from '../platform/natives/replaced-by-page.ts';

interface FatalBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** The outermost error boundary: errors outside the screens never reach the host page, and the element shows its fallback. */
export class FatalBoundary extends Component<FatalBoundaryProps, { failed: boolean }> {
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
