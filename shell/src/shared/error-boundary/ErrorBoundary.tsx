import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  renderError: (error: unknown) => ReactNode;
  /** Receives the error, which is then not logged. If it returns true, the children are rendered again at once. */
  onError?: (error: unknown, componentStack: string) => boolean;
  /** After an error, another value renders the children again. */
  resetOn?: unknown;
  children: ReactNode;
}

/**
 * After more errors than this within a pause, children are not rendered again. Several may throw while they are
 * removed.
 */
const pauseMs = 1000;
const errorsPerPause = 5;

/** Contains an error of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };
  private pauseAt = Number.NEGATIVE_INFINITY;
  private errorCount = 0;

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('a component threw undefined') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { onError } = this.props;
    const componentStack = info.componentStack ?? '';
    if (!onError) return console.error('a part of the page failed', error, componentStack);
    const now = performance.now();
    if (now - this.pauseAt >= pauseMs) {
      this.pauseAt = now;
      this.errorCount = 0;
    }
    this.errorCount += 1;
    if (onError(error, componentStack) && this.errorCount <= errorsPerPause) this.renderAgain();
  }

  override componentDidUpdate({ resetOn }: Props, { error }: { error: unknown }) {
    if (error !== undefined && resetOn !== this.props.resetOn) this.renderAgain();
  }

  private renderAgain() {
    this.setState({ error: undefined });
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.renderError(this.state.error);
  }
}
