import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  renderError: (error: unknown) => ReactNode;
  /** Learns of the error in place of the console. */
  onError?: (error: unknown, componentStack: string) => void;
  children: ReactNode;
}

/** Contains an error of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('a component threw undefined') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { onError } = this.props;
    const componentStack = info.componentStack ?? '';
    if (onError) onError(error, componentStack);
    else console.error('a part of the page failed', error, componentStack);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.renderError(this.state.error);
  }
}
