import { useSaveComment } from '@storefront/api-client';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { OrderDraftStore } from './useOrderDraft';

interface Options {
  /** The comment of the cart. */
  saved: string | null;
  draft: OrderDraftStore;
}

/** The comment: typed into the draft, saved with the cart on blur and before the order is placed. */
export function useComment({ saved, draft }: Options) {
  const { mutateAsync: saveComment } = useSaveComment();
  const comment = useStore(draft, (state) => state.comment);
  const saving = useRef<{ comment: string; isSaved: Promise<boolean> }>(undefined);

  async function send(typed: string): Promise<boolean> {
    const text = typed.trim();
    try {
      if (text !== (saved ?? '')) await saveComment({ comment: text });
    } catch {
      // The write has toasted why; the text stays in the draft.
      return false;
    }
    // Text that was typed meanwhile still has to be saved.
    draft.setState((now) => (now.comment === typed ? { comment: undefined } : now));
    return true;
  }

  /** False when the comment could not be saved; it then stays in the draft. */
  async function save(): Promise<boolean> {
    if (comment === undefined) return true;
    // Pressing the order's button takes the focus away first: one text is one call.
    if (saving.current?.comment === comment) return saving.current.isSaved;
    const attempt = { comment, isSaved: send(comment) };
    saving.current = attempt;
    const isSaved = await attempt.isSaved;
    if (saving.current === attempt) saving.current = undefined;
    return isSaved;
  }

  return {
    value: comment ?? saved ?? '',
    type: (text: string) => draft.setState({ comment: text }),
    save,
  };
}
