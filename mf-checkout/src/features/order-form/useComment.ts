import { useSaveComment } from '@storefront/api-client';
import type { OrderDraft } from './useOrderDraft';

interface Options {
  /** What the cart has. */
  saved: string | null;
  draft: OrderDraft;
  onDraft: (part: Partial<OrderDraft>) => void;
}

/** The comment: typed into the draft, saved with the cart on blur and before the order is placed. */
export function useComment({ saved, draft, onDraft }: Options) {
  const { mutateAsync: saveComment } = useSaveComment();
  const { comment } = draft;

  /** False when the comment could not be saved; it then stays in the draft. */
  async function save(): Promise<boolean> {
    if (comment === undefined) return true;
    const text = comment.trim();
    try {
      if (text !== (saved ?? '')) await saveComment({ comment: text });
      onDraft({ comment: undefined });
      return true;
    } catch {
      return false;
    }
  }

  return {
    value: comment ?? saved ?? '',
    type: (text: string) => onDraft({ comment: text }),
    save,
  };
}
