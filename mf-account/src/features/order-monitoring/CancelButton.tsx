import { AskingButton } from '@storefront/ui';
import { messages } from './messages';
import { useCancelOrder } from './useOrderWrites';
import { useStatusFocus } from './useStatusFocus';

/** «Отменить заказ», which asks first. */
export function CancelButton({ id }: { id: number }) {
  const { mutate: cancel, isPending } = useCancelOrder(id);
  useStatusFocus();
  return (
    <AskingButton
      size={44}
      question={messages.cancelQuestion}
      yes={messages.cancelYes}
      no={messages.cancelNo}
      isPending={isPending}
      onYes={() => cancel()}
    >
      {messages.cancel}
    </AskingButton>
  );
}
