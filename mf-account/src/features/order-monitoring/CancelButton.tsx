import { AskingButton } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { useCancelOrder } from './useOrderWrites';
import { useStatusFocus } from './useStatusFocus';

interface Props {
  id: number;
  className?: string;
  children?: ReactNode;
}

/** «Отменить заказ», which asks first. */
export function CancelButton({ id, className, children = messages.cancel }: Props) {
  const { mutate: cancel, isPending } = useCancelOrder(id);
  useStatusFocus();
  return (
    <AskingButton
      size={44}
      {...(className && { className })}
      question={messages.cancelQuestion}
      yes={messages.cancelYes}
      no={messages.cancelNo}
      isPending={isPending}
      onYes={() => cancel()}
    >
      {children}
    </AskingButton>
  );
}
