import { LoadFailure as KitLoadFailure, type LoadFailureProps } from '@storefront/ui';
import { messages } from './messages';

type Props = Pick<LoadFailureProps, 'onRetry' | 'isRetrying' | 'isOffline'>;

/** Reports a failed load with a button that repeats it, or that there is no network. See `toLoadFailure`. */
export function LoadFailure(failure: Props) {
  return <KitLoadFailure title={messages.title} titleAs="h2" retry={messages.retry} {...failure} />;
}
