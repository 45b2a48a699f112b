import type { EventPayload } from '@storefront/contracts';

export interface ToastItem extends EventPayload<'shell:toast-requested'> {
  id: number;
  /** A closed toast stays in the list while its exit animation runs. */
  isOpen: boolean;
}

const MAX_SHOWN = 3;

/** Adds a toast. It replaces one with the same text and tone, so that five failed loads show one message. */
export function addToast(
  items: readonly ToastItem[],
  toast: EventPayload<'shell:toast-requested'>,
): readonly ToastItem[] {
  const id = (items.at(-1)?.id ?? 0) + 1;
  const others = items.filter(
    (item) => item.isOpen && (item.text !== toast.text || item.tone !== toast.tone),
  );
  return [...others, { ...toast, id, isOpen: true }].slice(-MAX_SHOWN);
}

export function closeToast(items: readonly ToastItem[], id: number): readonly ToastItem[] {
  return items.map((item) => (item.id === id ? { ...item, isOpen: false } : item));
}
