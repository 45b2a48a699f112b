import type { Promo } from '@storefront/api-contract';
import { keepTogether, openPanel, panelOpener, paths, preloadPanel } from '@storefront/contracts';
import { css } from '@storefront/styles';
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
const rowClass = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 184,
  justifyContent: 'start',
  gap: 12,
  position: 'relative',
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
const cardLinkClass = css(card);
const cardButtonClass = css(card);
const topClass = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: radius.md,
});
const nameClass = css({
  ...textStyles.s,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: weight.name,
});
const codeClass = css({
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
      <ul className={rowClass} data-place={place}>
        {promos.map((promo) => (
          <li key={promo.id}>
            {onChoose ? (
              <button className={cardButtonClass} type="button" onClick={() => onChoose(promo)}>
                <CardContent promo={promo} />
              </button>
            ) : (
              <a
                className={cardLinkClass}
                href={paths.promo({ slug: promo.slug })}
                {...panelOpener('promo', { slug: promo.slug })}
                onPointerEnter={() => preloadPanel('promo')}
                onClick={onPlainClick(() => openPanel('promo', { slug: promo.slug }))}
              >
                <CardContent promo={promo} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardContent({ promo }: { promo: Promo }) {
  return (
    <>
      <span className={topClass}>
        <PromoTile promo={promo} sizes="168px" />
      </span>
      <span className={nameClass}>{keepTogether(promo.name)}</span>
      {promo.promocode && <span className={codeClass}>{messages.code(promo.promocode.code)}</span>}
    </>
  );
}

const cardSkeletonClass = css({ height: 198, margin: 0, borderRadius: radius.lg });

/** The strip while it loads. */
export function PromoStripSkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className={cardSkeletonClass} />
      <Skeleton className={cardSkeletonClass} />
    </div>
  );
}
