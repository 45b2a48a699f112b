import { toast } from '@storefront/contracts';
import { validateRequired } from '@storefront/domain';
import { Form, useController, useZodForm, validatedText } from '@storefront/forms';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Button, TextField } from '@storefront/ui';
import * as z from 'zod/mini';
import { messages } from './messages';
import { useActivateCard } from './useActivateCard';

interface Props {
  /** The number is being sent. */
  onSubmit: () => void;
  onBound: () => void;
  /** The customer has just asked for the form. */
  autoFocus?: boolean;
}

// The field is named as in the call, because the server's messages use that name.
const schema = z.object({ card_number: validatedText(validateRequired) });
const notDigits = /\D/g;

const titleClass = css(textStyles.title);

/** Asks for the number of a printed card and binds it (spec §2, Bonus card panel). */
export function AddCardForm({ onSubmit, onBound, autoFocus = false }: Props) {
  const form = useZodForm({ schema, defaultValues: { card_number: '' } });
  const { field, fieldState } = useController({ control: form.control, name: 'card_number' });
  const { mutateAsync: activate, isPending } = useActivateCard();

  async function submit({ card_number: cardNumber }: { card_number: string }) {
    onSubmit();
    const activation = await activate(cardNumber);
    if (!activation.isBound) {
      const { reason } = activation;
      if (reason) form.setError('card_number', { message: reason }, { shouldFocus: true });
      else form.setError('root.server', { message: messages.bindFailed });
      return;
    }
    toast(messages.bound, 'success');
    onBound();
  }

  return (
    <Form form={form} onSubmit={submit} failure={messages.bindFailed}>
      <h3 className={titleClass}>{messages.formTitle}</h3>
      <TextField
        {...field}
        label={messages.cardNumber}
        hint={messages.fieldHint}
        error={fieldState.error?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        autoFocus={autoFocus}
        onChange={(event) => field.onChange(event.currentTarget.value.replace(notDigits, ''))}
      />
      <Button
        type="submit"
        kind="primary"
        size={56}
        isWide
        isLoading={isPending}
        disabledReason={field.value === '' ? messages.emptyField : undefined}
      >
        {messages.bind}
      </Button>
    </Form>
  );
}
