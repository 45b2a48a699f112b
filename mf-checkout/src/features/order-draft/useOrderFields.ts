import { useZodForm, type ZodForm } from '@storefront/forms';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { orderFields, type OrderFieldsInput, type OrderFieldsOutput } from './orderFields';
import type { OrderDraftStore } from './useOrderDraft';

interface Options {
  draft: OrderDraftStore;
  /** The comment of the cart. */
  savedComment: string | null;
  isCash: boolean;
  /** The cost of the order after bonuses, roubles. */
  total: number;
}

export type OrderFieldsForm = ZodForm<OrderFieldsInput, OrderFieldsOutput>;

/**
 * The form of the order's typed fields. It starts with the draft, and every change is written through to the draft,
 * so that a reload loses no text. While the draft has no comment, the field shows the comment of the cart.
 */
export function useOrderFields({ draft, savedComment, isCash, total }: Options): OrderFieldsForm {
  const saved = savedComment ?? '';
  const { comment = saved, cashChange } = draft.getState();
  const form = useZodForm({
    schema: orderFields({ isCash, total }),
    defaultValues: { comment, cashChange },
    validate: 'onChange',
  });
  const { subscribe, setValue, trigger } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ type, name, values }) {
          // Only typing changes the draft; the form also shows a saved comment.
          if (type !== 'change') return;
          draft.setState(
            name === 'comment' ? { comment: values.comment } : { cashChange: values.cashChange },
          );
        },
      }),
    [subscribe, draft],
  );

  const isSaved = useStore(draft, (state) => state.comment === undefined);
  useEffect(() => {
    if (isSaved) setValue('comment', saved);
  }, [isSaved, saved, setValue]);

  // Another payment type or total may make the entered sum valid or invalid.
  useEffect(() => void trigger('cashChange'), [isCash, total, trigger]);

  return form;
}
