import type { Promo } from '@storefront/api-contract';
import { keepTogether, openPanel, panelOpener, paths, preloadPanel } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { onPlainClick, Skeleton, SkeletonLines } from '@storefront/ui';
import type { ReactNode } from 'react';
import { PromoBadges } from '../../shared/promo-facts/PromoBadges';
import { promoLead } from '../../shared/promo-facts/promoFacts';
import { PromoTile } from '../../shared/promo-tile/PromoTile';

interface Props {
  promo: Promo;
  now: Date;
  priority: 'high' | 'lazy';
  titleAs: 'h2' | 'h3';
  /** Its button. */
  children: ReactNode;
}

const tileRatio = '16 / 10';

const cardClass = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
});
const topClass = css({ aspectRatio: tileRatio, borderRadius: radius.lg, overflow: 'hidden' });
const textClass = css({ display: 'grid', justifyItems: 'start', gap: 6 });
const nameClass = css({ ...textStyles.h3, overflowWrap: 'anywhere' });
// The link covers the card; the button lies above it.
const nameLinkClass = css({
  color: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});
const leadClass = css({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: colour.ink2,
});
const footerClass = css({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  marginTop: 'auto',
  paddingTop: 4,
});

/** One promotion: a link to its page, which a plain click opens as a panel, and its button. */
export function PromoCard({ promo, now, priority, titleAs: Title, children }: Props) {
  const lead = promoLead(promo);
  return (
    <article className={cardClass}>
      <div className={topClass}>
        <PromoTile
          promo={promo}
          priority={priority}
          sizes="(min-width: 1200px) 420px, (min-width: 768px) 48vw, 94vw"
        />
      </div>
      <div className={textClass}>
        <Title className={nameClass}>
          <a
            className={nameLinkClass}
            href={paths.promo({ slug: promo.slug })}
            {...panelOpener('promo', { slug: promo.slug })}
            onPointerEnter={() => preloadPanel('promo')}
            onClick={onPlainClick(() => openPanel('promo', { slug: promo.slug }))}
          >
            {keepTogether(promo.name)}
          </a>
        </Title>
        {lead && <p className={leadClass}>{keepTogether(lead)}</p>}
        <PromoBadges promo={promo} now={now} />
      </div>
      <div className={footerClass}>{children}</div>
    </article>
  );
}

const topSkeletonClass = css({
  height: 'auto',
  margin: 0,
  aspectRatio: tileRatio,
  borderRadius: radius.lg,
});

const textSkeletonClass = css({ display: 'grid', gap: 6 });

/** A card while it loads, with its geometry. */
export function PromoCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className={topSkeletonClass} />
      <div className={textSkeletonClass}>
        <Skeleton shape="title" width="wide" />
        <SkeletonLines count={2} />
      </div>
      <Skeleton shape="button" width="half" />
    </div>
  );
}
