import { useSaveComment } from '@storefront/api-client';
import { useRef } from 'react';
import type { OrderDraftStore } from './useOrderDraft';

interface Options {
  draft: OrderDraftStore;
  /** The comment of the cart. */
  savedComment: string | null;
}

/**
 * Saves the comment of the draft with the cart: on blur and before the order is placed. Resolves to false when saving
 * failed; the comment then stays in the draft.
 */
export function useSaveTypedComment({ draft, savedComment }: Options): () => Promise<boolean> {
  const { mutateAsync: saveComment } = useSaveComment();
  const saving = useRef<{ comment: string; isSaved: Promise<boolean> }>(undefined);

  async function send(typed: string): Promise<boolean> {
    const text = typed.trim();
    try {
      if (text !== (savedComment ?? '')) await saveComment({ comment: text });
    } catch {
      // The write has toasted its failure.
      return false;
    }
    // Text that was typed meanwhile still has to be saved.
    draft.setState((now) => (now.comment === typed ? { comment: undefined } : now));
    return true;
  }

  return async function save() {
    const { comment } = draft.getState();
    if (comment === undefined) return true;
    // A press on the order's button blurs the field first and then saves again: the two share one call.
    if (saving.current?.comment === comment) return saving.current.isSaved;
    const attempt = { comment, isSaved: send(comment) };
    saving.current = attempt;
    const isSaved = await attempt.isSaved;
    if (saving.current === attempt) saving.current = undefined;
    return isSaved;
  };
}
