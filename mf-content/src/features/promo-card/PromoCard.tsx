import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { openPanel, panelOpener, paths, preloadPanel } from '@storefront/contracts';
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

const Card = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
});
const Top = styled.div({ aspectRatio: tileRatio, borderRadius: radius.lg, overflow: 'hidden' });
const Text = styled.div({ display: 'grid', justifyItems: 'start', gap: 6 });
const Name = styled.h2({ ...textStyles.h3, overflowWrap: 'anywhere' });
// The link covers the card; the button lies above it.
const NameLink = styled.a({
  color: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});
const Lead = styled.p({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: colour.ink2,
});
const Footer = styled.div({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  marginTop: 'auto',
  paddingTop: 4,
});

/** One promotion: a link to its page, which a plain click opens as a panel, and its button. */
export function PromoCard({ promo, now, priority, titleAs, children }: Props) {
  const lead = promoLead(promo);
  return (
    <Card>
      <Top>
        <PromoTile
          promo={promo}
          priority={priority}
          sizes="(min-width: 1200px) 420px, (min-width: 768px) 48vw, 94vw"
        />
      </Top>
      <Text>
        <Name as={titleAs}>
          <NameLink
            href={paths.promo({ slug: promo.slug })}
            {...panelOpener('promo', { slug: promo.slug })}
            onPointerEnter={() => preloadPanel('promo')}
            onClick={onPlainClick(() => openPanel('promo', { slug: promo.slug }))}
          >
            {promo.name}
          </NameLink>
        </Name>
        {lead && <Lead>{lead}</Lead>}
        <PromoBadges promo={promo} now={now} />
      </Text>
      <Footer>{children}</Footer>
    </Card>
  );
}

const TopSkeleton = styled(Skeleton)({
  height: 'auto',
  margin: 0,
  aspectRatio: tileRatio,
  borderRadius: radius.lg,
});

const TextSkeleton = styled.div({ display: 'grid', gap: 6 });

/** A card while it loads, with its geometry. */
export function PromoCardSkeleton() {
  return (
    <Card as="div">
      <TopSkeleton />
      <TextSkeleton>
        <Skeleton shape="title" width="wide" />
        <SkeletonLines count={2} />
      </TextSkeleton>
      <Skeleton shape="button" width="half" />
    </Card>
  );
}
