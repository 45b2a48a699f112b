import type { TakeMethod } from '@storefront/domain';
import { TextArea } from '@storefront/ui';
import { messages } from './messages';
import type { OrderFieldsForm } from './useOrderFields';

interface Props {
  form: OrderFieldsForm;
  takeMethod: TakeMethod;
  onBlur: () => void;
}

/** Requests to the kitchen and, for delivery, to the courier. */
export function CommentField({ form, takeMethod, onBlur }: Props) {
  return (
    <TextArea
      label={messages.comment}
      hint={messages.commentHint[takeMethod]}
      maxLength={1000}
      {...form.register('comment', { onBlur })}
    />
  );
}
