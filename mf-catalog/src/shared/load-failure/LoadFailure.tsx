import { LoadFailure as KitLoadFailure, type LoadFailureProps } from '@storefront/ui';
import { messages } from './messages';

type Props = Pick<LoadFailureProps, 'look' | 'onRetry' | 'isOffline'>;

/** Reports a failed load with a button that repeats it, or that there is no network. See `toLoadFailure`. */
export function LoadFailure({ look = 'block', ...failure }: Props) {
  const common = { ...messages, ...failure };
  return look === 'note' ? (
    <KitLoadFailure look="note" {...common} />
  ) : (
    <KitLoadFailure titleAs="h2" {...common} />
  );
}
