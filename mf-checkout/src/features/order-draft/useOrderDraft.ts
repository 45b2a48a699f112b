import { storageKeys, useBrand } from '@storefront/contracts';
import { useState } from 'react';
import * as z from 'zod/mini';

const draftSchema = z.object({
  /** What is typed and not saved with the cart yet. */
  comment: z.catch(z.optional(z.string()), undefined),
  /** Digits of the sum that the courier brings change for. */
  cashChange: z.catch(z.string(), ''),
});

export type OrderDraft = z.output<typeof draftSchema>;

const nothing: OrderDraft = { comment: undefined, cashChange: '' };

function read(key: string): OrderDraft {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : nothing;
  } catch {
    return nothing;
  }
}

function write(key: string, draft: OrderDraft) {
  try {
    if (draft.comment === undefined && draft.cashChange === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses the draft with the panel, and nothing more.
  }
}

/** What is typed in the order and not saved yet: it survives a closed panel and a reload, not the tab. */
export function useOrderDraft() {
  const key = storageKeys(useBrand().key).orderDraft;
  const [draft, setDraft] = useState(() => read(key));

  function change(part: Partial<OrderDraft> | ((now: OrderDraft) => Partial<OrderDraft>)) {
    setDraft((now) => {
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      write(key, next);
      return next;
    });
  }

  return { draft, change, clear: () => change(nothing) };
}
