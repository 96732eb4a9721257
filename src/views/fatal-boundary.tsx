import { Component, type ErrorInfo, type ReactNode } from 'react';
import { describeReplacedNatives } from '../platform/natives/describe-replaced-natives.ts';

interface FatalBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** The outermost error boundary, for errors outside the screens: the element shows its fallback, and the host page goes on. */
export class FatalBoundary extends Component<FatalBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(
      '[booking-elements] The view failed.',
      error,
      info.componentStack,
      describeReplacedNatives(),
    );
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
