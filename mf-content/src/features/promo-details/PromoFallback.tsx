import { paths } from '@storefront/contracts';
import { EmptyState, LinkButton, LoadFailure } from '@storefront/ui';
import type { FoundPromo } from '../../shared/promo-by-slug/usePromo';
import { messages } from './messages';

interface Props {
  found: Extract<FoundPromo, { state: 'missing' | 'failed' }>;
  titleAs: 'h1' | 'h3';
}

/** Replaces a promotion that is over, unknown or did not load (spec §8). */
export function PromoFallback({ found, titleAs }: Props) {
  if (found.state === 'missing') {
    return (
      <EmptyState
        titleAs={titleAs}
        title={messages.missing}
        text={messages.missingText}
        action={<LinkButton href={paths.promos()}>{messages.toPromos}</LinkButton>}
      />
    );
  }
  return <LoadFailure titleAs={titleAs} title={messages.failed} retry={messages.retry} {...found.failure} />;
}
