import { useChangePaymentType } from '@storefront/api-client';
import { type PaymentTypeId, paymentTypeIds, paymentTypeLabel, type TakeMethod } from '@storefront/domain';
import { RadioCards } from '@storefront/ui';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { messages } from './messages';

interface Props {
  value: PaymentTypeId;
  takeMethod: TakeMethod;
}

const icons = {
  1: <CreditCard size={24} aria-hidden />,
  2: <Smartphone size={24} aria-hidden />,
  3: <Banknote size={24} aria-hidden />,
} as const;

/** The way to pay; its name depends on the take method (spec §3, Payment types). */
export function PaymentChoice({ value, takeMethod }: Props) {
  const { mutate: changePaymentType } = useChangePaymentType();
  const options = paymentTypeIds.map((id) => ({
    value: `${id}` as const,
    label: paymentTypeLabel(id, takeMethod),
    icon: icons[id],
  }));
  return (
    <RadioCards
      legend={messages.payment}
      options={options}
      value={`${value}`}
      onChange={(id) => changePaymentType({ id: paymentTypeIds[Number(id) - 1] ?? value })}
    />
  );
}
