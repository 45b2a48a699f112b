import styled from '@emotion/styled';
import { colour, glow, radius, textStyles, weight } from '@storefront/tokens';
import { BrandMark } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  /** Bonuses; one is a rouble. */
  balance: number;
}

const Card = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 132,
  padding: '20px 22px',
  borderRadius: radius.panel,
  background: colour.plum,
  color: colour.onPlum,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: '-20%',
    bottom: '-90%',
    width: '80%',
    height: '190%',
    background: glow.foxfire,
  },
});
const Caption = styled.h3({ ...textStyles.s, fontWeight: weight.text, color: colour.onPlum2 });
const Amount = styled.p({
  fontSize: '2.875rem',
  lineHeight: '3.25rem',
  fontWeight: weight.heading,
  fontVariationSettings: '"SHRP" 100',
});
const Mark = styled.span({
  position: 'absolute',
  right: 24,
  top: 22,
  display: 'flex',
  fontSize: '2.5rem',
  color: colour.accent,
});

/** The bonus card (visual direction, Bonus card). */
export function BonusBalance({ balance }: Props) {
  return (
    <Card>
      <Caption>{messages.balance}</Caption>
      <Amount>{balance.toLocaleString('ru-RU')}</Amount>
      <Mark>
        <BrandMark />
      </Mark>
    </Card>
  );
}
