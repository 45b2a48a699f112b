import { Component, type ReactNode } from 'react';

interface Props {
  onError: () => void;
  children: ReactNode;
}

/** Error boundary: a map that throws does not take the page with it. */
export class MapBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
