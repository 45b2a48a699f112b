import styled from '@emotion/styled';
import type { User } from '@storefront/api-contract';
import { openPanel, useBrand } from '@storefront/contracts';
import { expiringBonuses } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { colour, glow, radius, textStyles, weight } from '@storefront/tokens';
import { BrandMark } from '@storefront/ui';
import { ChevronRight } from 'lucide-react';
import { messages } from './messages';
import { bonusCardsQuery, buyerBonusQuery } from './bonusQueries';

interface Props {
  /** Undefined on a back end without a bonus program; the card itself can still be bound. */
  bonus: User['premium_bonus'];
}

const Card = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 178,
  padding: '14px 10px 8px 22px',
  borderRadius: radius.panel,
  background: colour.plum,
  color: colour.onPlum,
  // The ring of the theme is plum in the light theme.
  '& button:focus-visible': { outlineColor: colour.onPlum, outlineOffset: -2 },
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
const Balance = styled.button({
  display: 'block',
  flex: 1,
  width: '100%',
  paddingTop: 8,
  borderRadius: radius.md,
  textAlign: 'left',
});
const Caption = styled.span({
  ...textStyles.s,
  display: 'block',
  fontWeight: weight.text,
  color: colour.onPlum2,
});
const Amount = styled.span({
  display: 'block',
  fontSize: '2.875rem',
  lineHeight: '3.25rem',
  fontWeight: weight.heading,
  fontVariationSettings: '"SHRP" 100',
});
const Expiry = styled.span({ ...textStyles.s, display: 'block', color: colour.gold });
const Mark = styled.span({
  position: 'absolute',
  zIndex: -1,
  right: 24,
  top: 22,
  display: 'flex',
  fontSize: '2.5rem',
  color: colour.accent,
});
const Bottom = styled.div({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 });
const CardNumber = styled.span({
  ...textStyles.s,
  flex: 1,
  minWidth: 0,
  letterSpacing: '.1em',
  overflowWrap: 'anywhere',
});
const CardButton = styled.button({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.md,
  ...textStyles.s,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

/** Balance, what burns next and the card's number (visual direction, Bonus card; spec §2, Profile panel menu). */
export function BonusCard({ bonus }: Props) {
  const { timeZone } = useBrand();
  // Decorations of the card: their own panels report a failed load.
  const { data: burning = [], dataUpdatedAt } = useQuery(buyerBonusQuery());
  const [expiring] = expiringBonuses(burning, new Date(dataUpdatedAt), timeZone);
  const number = useQuery(bonusCardsQuery()).data?.[0]?.number;
  return (
    <Card>
      {bonus && (
        <Balance type="button" aria-haspopup="dialog" onClick={() => openPanel('bonuses')}>
          <Caption>{messages.balance}</Caption>
          <Amount>{Math.floor(bonus.balance).toLocaleString('ru-RU')}</Amount>
          {expiring && <Expiry>{expiring.text}</Expiry>}
        </Balance>
      )}
      <Mark>
        <BrandMark />
      </Mark>
      <Bottom>
        <CardNumber>{number}</CardNumber>
        <CardButton type="button" aria-haspopup="dialog" onClick={() => openPanel('bonus-card')}>
          {messages.card}
          <ChevronRight size={18} aria-hidden />
        </CardButton>
      </Bottom>
    </Card>
  );
}
