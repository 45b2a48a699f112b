import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one part from reaching the rest of the page. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('a part threw nothing') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('a part of the page failed', error, info.componentStack);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.failed(this.state.error);
  }
}
