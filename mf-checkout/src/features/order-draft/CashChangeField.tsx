import { TextField } from '@storefront/ui';
import type { Ref } from 'react';
import { messages } from './messages';

interface Props {
  ref?: Ref<HTMLInputElement>;
  value: string;
  problem: string | undefined;
  onChange: (digits: string) => void;
}

const digitsOnly = /\D/g;

/** The sum that the courier brings change for. Digits only (spec §5). */
export function CashChangeField({ ref, value, problem, onChange }: Props) {
  return (
    <TextField
      ref={ref}
      label={messages.cashChange}
      {...(problem ? {} : { hint: messages.cashChangeHint })}
      error={problem}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(digitsOnly, '').slice(0, 6))}
    />
  );
}
