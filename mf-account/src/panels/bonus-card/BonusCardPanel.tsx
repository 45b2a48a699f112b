import { useFailureToast, userQuery } from '@storefront/api-client';
import { openPanel, usePanelBack } from '@storefront/contracts';
import { Button, EmptyState, LoadFailure, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { CreditCard, QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { AddCardForm, BonusCard, cardsQuery, useExpiringBonuses } from '../../features/bonus-card';
import { panelActions } from '../../shared/panelActions';
import { messages } from './messages';

/** The customer's card, its QR code and another card to bind (spec §2, Bonus card panel). */
export default function BonusCardPanel() {
  const titleId = useId();
  return (
    <PanelFrame titleId={titleId} title={messages.title} back={usePanelBack()} close={panelActions.close}>
      <Card />
    </PanelFrame>
  );
}

function Card() {
  const { data: cards, error, refetch } = useQuery(cardsQuery());
  const { data: user, error: userError } = useQuery(userQuery());
  const { expiring } = useExpiringBonuses();
  const [step, setStep] = useState<'card' | 'binding' | 'bound'>('card');
  const isBinding = step === 'binding';
  useFailureToast(error ?? userError);

  if (!cards) {
    return error ? (
      <LoadFailure title={messages.failed} retry={messages.retry} onRetry={() => void refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  const [card] = cards;
  if (!card) {
    return (
      <>
        <EmptyState title={messages.noCard} text={messages.noCardText} />
        <AddCardForm onBound={() => setStep('bound')} />
      </>
    );
  }
  return (
    <Stack gap={24}>
      <BonusCard
        caption={messages.balance}
        balance={user?.premium_bonus?.balance}
        expiring={expiring}
        cardNumber={card.number}
      />
      <Stack gap={12}>
        <Button
          kind={isBinding ? 'neutral' : 'primary'}
          size={56}
          isWide
          icon={<QrCode size={20} aria-hidden />}
          onClick={() => openPanel('qr-code')}
        >
          {messages.showQr}
        </Button>
        {!isBinding && (
          <Button
            size={56}
            isWide
            icon={<CreditCard size={20} aria-hidden />}
            // The form that had the focus has gone.
            autoFocus={step === 'bound'}
            onClick={() => setStep('binding')}
          >
            {messages.bindAnother}
          </Button>
        )}
      </Stack>
      {isBinding && <AddCardForm autoFocus onBound={() => setStep('bound')} />}
    </Stack>
  );
}

function CardSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Skeleton shape="row" style={{ height: 176 }} />
        <Stack gap={12}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
