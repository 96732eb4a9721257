import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logRenderError } from './log-render-error.ts';

interface FatalBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** The outermost error boundary, for errors outside the screens: the element then shows its fallback content. */
export class FatalBoundary extends Component<FatalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    logRenderError('[booking-elements] The view failed.', error, info);
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
