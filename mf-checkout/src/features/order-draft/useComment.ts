import { useSaveComment } from '@storefront/api-client';
import { useRef } from 'react';
import type { OrderDraft } from './useOrderDraft';

interface Options {
  /** What the cart has. */
  saved: string | null;
  draft: OrderDraft;
  onDraft: (next: (draft: OrderDraft) => Partial<OrderDraft>) => void;
}

/** The comment: typed into the draft, saved with the cart on blur and before the order is placed. */
export function useComment({ saved, draft, onDraft }: Options) {
  const { mutateAsync: saveComment } = useSaveComment();
  const { comment } = draft;
  const saving = useRef<{ comment: string; isDone: Promise<boolean> }>(undefined);

  async function send(typed: string): Promise<boolean> {
    const text = typed.trim();
    try {
      if (text !== (saved ?? '')) await saveComment({ comment: text });
      // What was typed meanwhile is still to be saved.
      onDraft((now) => (now.comment === typed ? { comment: undefined } : {}));
      return true;
    } catch {
      return false;
    }
  }

  /** False when the comment could not be saved; it then stays in the draft. */
  async function save(): Promise<boolean> {
    if (comment === undefined) return true;
    // A press of the order's button takes the focus away first: one text is one call.
    if (saving.current?.comment === comment) return saving.current.isDone;
    const attempt = { comment, isDone: send(comment) };
    saving.current = attempt;
    const isSaved = await attempt.isDone;
    if (saving.current === attempt) saving.current = undefined;
    return isSaved;
  }

  return {
    value: comment ?? saved ?? '',
    type: (text: string) => onDraft(() => ({ comment: text })),
    save,
  };
}
