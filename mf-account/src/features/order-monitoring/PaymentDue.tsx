import { useOrderPhone } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { formatTime, paymentTypeLabel } from '@storefront/domain';
import { Button, type ButtonLook, LinkButton, Note, Stack } from '@storefront/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { takeMethodOf } from './orderFacts';
import { pairClass } from './pairClass';
import { usePayAgain, usePayOnReceipt } from './useOrderWrites';
import type { PaymentDue as Due } from './usePaymentDue';
import { useStatusFocus } from './useStatusFocus';

interface Props {
  order: Purchase;
  due: Due;
}

/** What an order that waits for its payment needs: the payment page again, or paying on receipt (readings 28). */
export function PaymentDue({ order, due }: Props) {
  const { timeZone } = useBrand();
  const { text } = useOrderPhone();
  const until = due.until && formatTime(due.until, timeZone);
  return (
    <Stack gap={12}>
      {due.isPageRefused ? (
        <Note kind="bad" role="alert">
          {messages.pageRefused(text, due.canPayOnReceipt)}
        </Note>
      ) : due.isDeclined ? (
        <Note kind="bad" role="alert">
          {messages.declined(until)}
        </Note>
      ) : (
        <Note kind="warn">
          {until && messages.keptUntil(until)} {messages.waitConfirm(text)}
        </Note>
      )}
      {due.url && (
        <LinkButton kind="primary" size={56} isWide href={due.url}>
          {due.isDeclined ? messages.payAgain : messages.pay}
        </LinkButton>
      )}
      {due.canPayAgain && <PayAgain id={order.id} kind="primary" size={56} isWide />}
      {due.canPayOnReceipt && <OnReceipt order={order} />}
    </Stack>
  );
}

/** «Оплатить снова»: another payment of an order whose last payment was declined. */
export function PayAgain({ id, ...look }: ButtonLook & { id: number }) {
  const { mutate: pay, isPending } = usePayAgain(id);
  return (
    <Button {...look} isLoading={isPending} onClick={() => !isPending && pay()}>
      {messages.payAgain}
    </Button>
  );
}

const onReceiptTypes = [2, 3] as const;

function OnReceipt({ order }: { order: Purchase }) {
  const root = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate: pay, isPending, variables } = usePayOnReceipt(order.id);
  useStatusFocus();

  // The choice replaces the pressed button and the other way round.
  useLayoutEffect(() => {
    if (isChoosing || wasChoosing.current) root.current?.querySelector('button')?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);

  return (
    <div ref={root}>
      {isChoosing ? (
        <Stack gap={8} role="group" aria-label={messages.payOnReceipt}>
          <div className={pairClass}>
            {onReceiptTypes.map((type) => (
              <Button
                key={type}
                kind="neutral"
                size={56}
                isWide
                isLoading={isPending && variables === type}
                onClick={() => !isPending && pay(type)}
              >
                {paymentTypeLabel(type, takeMethodOf(order))}
              </Button>
            ))}
          </div>
          <Button kind="text" size={44} isWide onClick={() => !isPending && setIsChoosing(false)}>
            {messages.keepOnline}
          </Button>
        </Stack>
      ) : (
        <Button kind="neutral" size={56} isWide onClick={() => setIsChoosing(true)}>
          {messages.payOnReceipt}
        </Button>
      )}
    </div>
  );
}
