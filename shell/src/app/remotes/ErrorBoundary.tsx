import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Contains an error of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('a component threw undefined') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('a part of the page failed', error, info.componentStack);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.renderError(this.state.error);
  }
}
