import styled from '@emotion/styled';
import { Container } from '@storefront/ui';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';

export const Header = styled(Container)({ display: 'flex', alignItems: 'center', gap: 12, paddingTop: 16 });

export const Mark = styled.span({ display: 'flex', flex: 'none', color: colour.accent });

export const Brand = styled.span({ ...textStyles.title, marginRight: 'auto' });

export const Title = styled.h1(textStyles.h3);

export const Card = styled.article({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});

export const Name = styled.h3({
  ...textStyles.cardTitle,
  fontVariationSettings: 'normal',
  letterSpacing: 'normal',
  marginTop: 12,
  overflowWrap: 'anywhere',
});

export const Facts = styled.p({ ...textStyles.s, color: colour.ink3, marginTop: 2 });

export const Description = styled.p({
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
export const Cost = styled.p({ marginTop: 'auto', paddingTop: 8 });

export const EnergyList = styled.dl({
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

export const BottomSpace = styled.div({ height: 52 });
