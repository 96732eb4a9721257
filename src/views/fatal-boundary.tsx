import { Component, type ErrorInfo, type ReactNode } from 'react';

/** The last net: a fault around the screens hands the element back to its fallback children and never reaches the host. */
export class FatalBoundary extends Component<
  { onError: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('[booking-elements] The view failed.', error, info.componentStack);
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
