import { type PaymentTypeId, paymentTypeIds, paymentTypeLabel, type TakeMethod } from '@storefront/domain';
import { RadioCards } from '@storefront/ui';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { messages } from './messages';

interface Props {
  value: PaymentTypeId;
  takeMethod: TakeMethod;
  onChange: (id: PaymentTypeId) => void;
}

const icons = {
  1: <CreditCard size={24} aria-hidden />,
  2: <Smartphone size={24} aria-hidden />,
  3: <Banknote size={24} aria-hidden />,
} as const;

/** The payment types, named for the take method (spec §3, Payment types). */
export function PaymentChoice({ value, takeMethod, onChange }: Props) {
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
      onChange={(chosen) => onChange(paymentTypeIds.find((id) => `${id}` === chosen) ?? value)}
    />
  );
}
