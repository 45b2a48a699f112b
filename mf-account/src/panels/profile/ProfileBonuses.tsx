import { openPanel } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { radius, textStyles, weight } from '@storefront/tokens';
import { ChevronRight } from 'lucide-react';
import { BonusCard, cardsQuery, useExpiringBonuses } from '../../features/bonus-card';
import { messages } from './messages';

interface Props {
  /** Undefined on a back end without a bonus program; a card can still be bound. */
  balance: number | undefined;
}

const cardButtonClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginRight: -12,
  marginLeft: 'auto',
  padding: '0 12px',
  borderRadius: radius.md,
  ...textStyles.s,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

/** The bonus card of the profile: its balance opens the bonuses, «Моя карта» the card (spec §2, Profile panel menu). */
export function ProfileBonuses({ balance }: Props) {
  // Both queries only decorate the card; their own panels report a failed load.
  const { expiring } = useExpiringBonuses();
  const { data: cards } = useQuery(cardsQuery());
  return (
    <BonusCard
      caption={messages.balance}
      balance={balance}
      expiring={expiring.slice(0, 1)}
      cardNumber={cards?.[0]?.number}
      onOpenBalance={() => openPanel('bonuses')}
      action={
        <button
          className={cardButtonClass}
          type="button"
          aria-haspopup="dialog"
          onClick={() => openPanel('bonus-card')}
        >
          {messages.card}
          <ChevronRight size={18} aria-hidden />
        </button>
      }
    />
  );
}
