import { TextArea } from '@storefront/ui';
import { messages } from './messages';
import type { OrderFieldsForm } from './useOrderFields';

interface Props {
  form: OrderFieldsForm;
  onBlur: () => void;
}

/** Requests to the kitchen and the courier. */
export function CommentField({ form, onBlur }: Props) {
  return (
    <TextArea
      label={messages.comment}
      hint={messages.commentHint}
      maxLength={1000}
      {...form.register('comment', { onBlur })}
    />
  );
}
