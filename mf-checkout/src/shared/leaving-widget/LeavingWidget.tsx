import { Component, type ReactNode } from 'react';

/**
 * The boundary of a widget that is removed while the panel stays. Without it, an error during the removal would reach
 * the boundary above the panel, which would render the panel again and lose the choices in it. Any other error goes on
 * to that boundary.
 */
export class LeavingWidget extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.error('a widget failed while it was removed', error);
    this.setState({ error: undefined });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.props.children) throw this.state.error;
    return null;
  }
}
