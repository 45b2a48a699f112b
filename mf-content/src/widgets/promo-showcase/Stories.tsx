import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { Picture } from '@storefront/ui';
import { promoLink, promoPicture } from '../../shared/promo-facts/promoFacts';
import { messages } from './messages';
import { tintedBackground } from './tintedBackground';

interface Props {
  promos: readonly Promo[];
}

const Row = styled.ul({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 108,
  justifyContent: 'start',
  gap: 12,
  // The row extends to the edges of a phone's screen and leaves space for the focus ring.
  margin: '-4px -12px',
  padding: '4px 12px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 16px',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
  [media.phone]: { margin: '-4px -16px', padding: '4px 16px' },
  [media.md]: { gridAutoColumns: 148, gap: 16, margin: '-4px', padding: 4 },
});
const Story = styled(Link)({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  aspectRatio: '1 / 1.16',
  overflow: 'hidden',
  padding: '12px 12px 0',
  borderRadius: radius.lg,
  color: colour.ink,
  ...tintedBackground,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 2.5px ${colour.accent}, inset 0 0 0 5px ${colour.bg}`,
  },
});
const Caption = styled.span({
  ...textStyles.badge,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [media.md]: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
});
const Dish = styled.span({
  position: 'absolute',
  zIndex: -1,
  left: '26%',
  right: '-6%',
  bottom: '-14%',
  aspectRatio: '1',
  [media.md]: { left: '14%', right: '-4%', bottom: '-6%' },
});

/** The other promotions as a row of plain links, which work without scripts. */
export function Stories({ promos }: Props) {
  return (
    <Row aria-label={messages.stories}>
      {promos.map((promo) => (
        <li key={promo.id}>
          <Story to={promoLink(promo) ?? paths.promos()} data-tint={promo.tint ?? undefined}>
            <Caption>{promo.name}</Caption>
            <Dish>
              <Picture media={promoPicture(promo)} alt="" sizes="(min-width: 992px) 134px, 98px" />
            </Dish>
          </Story>
        </li>
      ))}
    </Row>
  );
}
