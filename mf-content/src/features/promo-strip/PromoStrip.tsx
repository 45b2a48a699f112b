import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { openPanel, panelOpener, paths, preloadPanel } from '@storefront/contracts';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { onPlainClick, SectionHeading, Skeleton } from '@storefront/ui';
import { useId } from 'react';
import { messages } from '../../shared/promo-facts/messages';
import { PromoTile } from '../../shared/promo-tile/PromoTile';

interface Props {
  title: string;
  level: 'h2' | 'h3';
  promos: readonly Promo[];
  /** The gutters of a page have one step more than the gutters of a panel. */
  place?: 'page' | 'panel';
  /** Makes the cards buttons; without this prop they are links to the promotions. */
  onChoose?: ((promo: Promo) => void) | undefined;
}

/** Extends the row to the edges of the page or panel, and leaves space above and below for the focus ring. */
const fullBleed = (gutter: number) => ({
  margin: `-4px -${gutter}px`,
  padding: `4px ${gutter}px`,
  scrollPadding: `0 ${gutter}px`,
});
const Row = styled.ul({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 184,
  justifyContent: 'start',
  gap: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Visitors with a mouse scroll by the bar.
  scrollbarWidth: 'thin',
  [media.touch]: { scrollbarWidth: 'none' },
  ...fullBleed(12),
  [media.phone]: fullBleed(16),
  '&[data-place=page]': { [media.xs]: fullBleed(20), [media.sm]: fullBleed(24) },
  [media.sm]: fullBleed(24),
  '& > li': { scrollSnapAlign: 'start' },
});
const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: '100%',
  height: '100%',
  padding: 8,
  borderRadius: radius.lg,
  background: colour.sunken,
  color: colour.ink,
  textAlign: 'start',
  [media.hover]: { '&:hover': { background: colour.control } },
} as const;
const CardLink = styled.a(card);
const CardButton = styled.button(card);
const Top = styled.span({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: radius.md,
});
const Name = styled.span({
  ...textStyles.s,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: weight.name,
});
const Code = styled.span({
  ...textStyles.xs,
  marginTop: 'auto',
  overflowWrap: 'anywhere',
  color: colour.accentInk,
});

/** Small cards of promotions in a row that scrolls. */
export function PromoStrip({ title, level, promos, place = 'panel', onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} level={level} title={title} />
      <Row data-place={place}>
        {promos.map((promo) => (
          <li key={promo.id}>
            {onChoose ? (
              <CardButton type="button" onClick={() => onChoose(promo)}>
                <CardContent promo={promo} />
              </CardButton>
            ) : (
              <CardLink
                href={paths.promo({ slug: promo.slug })}
                {...panelOpener('promo', { slug: promo.slug })}
                onPointerEnter={() => preloadPanel('promo')}
                onClick={onPlainClick(() => openPanel('promo', { slug: promo.slug }))}
              >
                <CardContent promo={promo} />
              </CardLink>
            )}
          </li>
        ))}
      </Row>
    </section>
  );
}

function CardContent({ promo }: { promo: Promo }) {
  return (
    <>
      <Top>
        <PromoTile promo={promo} sizes="168px" />
      </Top>
      <Name>{promo.name}</Name>
      {promo.promocode && <Code>{messages.code(promo.promocode.code)}</Code>}
    </>
  );
}

const CardSkeleton = styled(Skeleton)({ height: 198, margin: 0, borderRadius: radius.lg });

/** The strip while it loads. */
export function PromoStripSkeleton() {
  return (
    <Row as="div">
      <CardSkeleton />
      <CardSkeleton />
    </Row>
  );
}
