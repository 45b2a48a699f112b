import { css } from '@storefront/styles';
import { Container, Skeleton, VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const rootClass = css({
  display: 'grid',
  gap: '1.5rem',
  paddingBlock: '2rem',
  // Keeps the footer below the fold, so that it does not jump when the page appears.
  minHeight: '100vh',
  alignContent: 'start',
});

/** Shown while a page's script or data loads. */
export function PageSkeleton() {
  return (
    <Container>
      {/* The previous page has removed its title and its heading. */}
      <title>{messages.loading}</title>
      <VisuallyHidden as="h1">{messages.loading}</VisuallyHidden>
      {/* The mark of a page that is still loading, see contracts/docs/reading-place.md. */}
      <div className={rootClass} aria-busy="true" data-page-skeleton="">
        <Skeleton shape="title" width="third" />
        <Skeleton shape="tile" />
      </div>
    </Container>
  );
}
