import { useFailureToast } from '@storefront/api-client';
import { closePanels, openPanel, usePanelBack } from '@storefront/contracts';
import {
  Button,
  EmptyState,
  LoadFailure,
  PanelFrame,
  Skeleton,
  SkeletonGroup,
  Stack,
  toLoadFailure,
} from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { CreditCard, QrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AddCardForm, BonusCard, cardsQuery, useExpiringBonuses } from '../../features/bonus-card';
import { useUser } from '../../shared/user/useUser';
import { messages } from './messages';

const cardHeight = 176;

/** The customer's card, its QR code and another card to bind (spec §2, Bonus card panel). */
export default function BonusCardPanel() {
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Card />
    </PanelFrame>
  );
}

function Card() {
  const query = useQuery(cardsQuery());
  const { data: cards, error } = query;
  // When the answer is lost but the card arrives with the next read, the form stays to show the failure.
  const [step, setStep] = useState<'card' | 'binding' | 'bound'>('card');
  const bindAnother = useRef<HTMLButtonElement>(null);
  useFailureToast(error, messages.failed);

  // The focus was in the form, which has been removed.
  const isFocusLost = step === 'bound' && cards !== undefined && cards.length > 0;
  useEffect(() => {
    if (isFocusLost) bindAnother.current?.focus();
  }, [isFocusLost]);

  if (!cards) {
    const failure = toLoadFailure(query);
    return failure ? (
      <LoadFailure title={messages.failed} retry={messages.retry} {...failure} />
    ) : (
      <CardSkeleton />
    );
  }
  const [card] = cards;
  const isBinding = !card || step === 'binding';
  return (
    <Stack gap={24}>
      {card ? (
        <>
          <CardWithBalance cardNumber={card.number} />
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
                ref={bindAnother}
                onClick={() => setStep('binding')}
              >
                {messages.bindAnother}
              </Button>
            )}
          </Stack>
        </>
      ) : (
        <EmptyState title={messages.noCard} text={messages.noCardText} />
      )}
      {isBinding && (
        <AddCardForm
          autoFocus={step === 'binding'}
          onSubmit={() => setStep('binding')}
          onBound={() => setStep('bound')}
        />
      )}
    </Stack>
  );
}

/** When the customer could not be loaded, the card shows its number without the balance. */
function CardWithBalance({ cardNumber }: { cardNumber: string }) {
  const { user, failure } = useUser();
  const { expiring, error: expiringError } = useExpiringBonuses();
  useFailureToast(expiringError, messages.failed);

  if (!user && !failure) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton shape="row" style={{ height: cardHeight }} />
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap={12}>
      <BonusCard
        caption={messages.balance}
        balance={user?.premium_bonus?.balance}
        expiring={expiring}
        cardNumber={cardNumber}
      />
      {failure && <LoadFailure look="note" {...failure} />}
    </Stack>
  );
}

function CardSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Skeleton shape="row" style={{ height: cardHeight }} />
        <Stack gap={12}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
