import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { FrozenPart } from './FrozenPart';
import { PartBoundary } from './PartBoundary';
import { PartElement } from './PartElement';
import { useRemoteParts } from './RemotePartsContext';
import type { PartKey } from './remoteParts';

interface Props {
  part: PartKey;
  /** Props of the remote's component. */
  props: object;
  /** While it loads. */
  fallback: ReactNode;
  /** When it cannot be had; `retry` asks for it again. */
  failed: (retry: () => void, error: unknown) => ReactNode;
}

function Loaded({ part, props }: Pick<Props, 'part' | 'props'>) {
  const { default: Component } = use(useRemoteParts().load(part));
  const Part = Component as ComponentType<object>;
  return <Part {...props} />;
}

/**
 * The place of another team's part. It has its own Suspense and error boundary, so whatever happens inside
 * leaves the page alive; and a host element above them, without which React would not stream it.
 */
export function RemotePart({ part, props, fallback, failed }: Props) {
  const parts = useRemoteParts();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    parts.retry(part);
    setAttempt((count) => count + 1);
  };

  const frozen = attempt === 0 && parts.frozen(part);
  if (frozen) return <FrozenPart part={part}>{frozen === 'failed' && failed(retry, undefined)}</FrozenPart>;
  return (
    <PartElement key={attempt} part={part}>
      <PartBoundary failed={(error) => failed(retry, error)}>
        <Suspense fallback={fallback}>
          <Loaded part={part} props={props} />
        </Suspense>
      </PartBoundary>
    </PartElement>
  );
}
