import { css, cx } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { deferredCard } from '../../shared/card/cardHeight';

export const headerClass = css({ display: 'flex', alignItems: 'center', gap: 12, paddingTop: 16 });

export const markClass = css({ display: 'flex', flex: 'none', color: colour.accent });

export const brandClass = css({ ...textStyles.title, marginRight: 'auto' });

export const titleClass = css(textStyles.h3);

export const cardClass = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});

/** Height of the energy facts under the price, which cards of the shop do not have, px. */
export const energyHeight = 84;

/** A card below the first rows. */
export const deferredClass = cx(cardClass, css(deferredCard(energyHeight)));

export const nameClass = css({
  ...textStyles.cardTitle,
  fontVariationSettings: 'normal',
  letterSpacing: 'normal',
  marginTop: 12,
  overflowWrap: 'anywhere',
});

export const factsClass = css({ ...textStyles.s, color: colour.ink3, marginTop: 2 });

export const descriptionClass = css({
  ...textStyles.s,
  color: colour.ink2,
  marginTop: 4,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** At the card's bottom edge, so that the prices of a row are aligned. */
export const costClass = css({ marginTop: 'auto', paddingTop: 8 });

export const energyListClass = css({
  display: 'grid',
  // As wide as their words: half of a narrow card is less than «углеводы».
  gridTemplateColumns: 'auto auto',
  gap: '8px 12px',
  margin: '12px 0 0',
  padding: '10px 12px',
  borderRadius: radius.sm,
  background: colour.sunken,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', minWidth: 0 },
  '& dt': { ...textStyles.xs, color: colour.ink2 },
  '& dd': { margin: 0, fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: weight.strong },
  [media.lg]: { gridTemplateColumns: 'repeat(4, auto)' },
});

export const bottomSpaceClass = css({ height: 52 });
