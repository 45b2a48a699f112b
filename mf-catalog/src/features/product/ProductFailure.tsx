import { ApiError } from '@storefront/api-client';
import { paths } from '@storefront/contracts';
import { EmptyState, LinkButton, type ReadFailure } from '@storefront/ui';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { messages } from './messages';

/** The menu no longer has the product: a link to it is old, and a retry would not help. */
export const isProductGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A product that did not load. */
export function ProductFailure({ error, failure }: { error: unknown; failure: ReadFailure }) {
  if (!isProductGone(error)) return <LoadFailure {...failure} />;
  return (
    <EmptyState
      title={messages.gone}
      titleAs="h2"
      action={<LinkButton href={paths.menu()}>{messages.toMenu}</LinkButton>}
    />
  );
}
